import { configureGlobal } from 'fast-check'

// The same examples in every run, so that a change is judged by what it changed; `SEED=7 npm run test:unit` tries others.
configureGlobal({ seed: Number(process.env.SEED ?? 20_261_123) })
