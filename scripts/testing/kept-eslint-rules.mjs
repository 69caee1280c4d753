import { builtinRules } from 'eslint/use-at-your-own-risk'

// ESLint's own rules that oxlint has no counterpart of, run by oxlint as a plugin (see oxlint.config.mjs).
const kept = ['max-len', 'no-restricted-syntax', 'quotes', 'semi']

export default { meta: { name: 'kept' }, rules: Object.fromEntries(kept.map((name) => [name, builtinRules.get(name)])) }
