/** A piece of a prompt as it is typed: the word of a label, what it accepts, a value that is drawn, or plain words. All pieces are the prompt. */
export type PromptPart = { kind: 'plain' | 'label' | 'key' | 'value'; text: string }

// What the tutor reads as a label; it ends at its first colon, `If they say 1:30: …` at the first one before a space or the end.
const name = 'answer|also accept(?:\\s*\\([^:：]+\\))?|range|must mention|half credit(?:\\s*\\(\\s*\\d+(?:\\.\\d+)?\\s*%\\s*\\))?|hint|explain|step|words|example|let|form|units|check|voice'
const labelled = new RegExp(`^([\\s\\p{Cf}]*(?:${name.replaceAll(' ', '\\s+')})\\s*[:：])(.*)$`, 'isu')
const mistake = /^([\s\p{Cf}]*if\s+they\s+say\s+.+?[:：])(?=\s|$)(.*)$/isu
const accepting = /^[\s\p{Cf}]*(?:answer|also\s+accept|range)\b/iu
const drawn = /(\{[^{}\n]*\})/

/** The pieces of a prompt, in their order. */
export function promptParts(prompt: string): PromptPart[] {
  return prompt.split(/(?<=\n)/).flatMap((line) => {
    const [, label, rest = ''] = mistake.exec(line) ?? labelled.exec(line) ?? []
    if (label === undefined) return valuesIn(line, 'plain')
    return [{ kind: 'label', text: label }, ...valuesIn(rest, accepting.test(label) ? 'key' : 'plain')]
  })
}

function valuesIn(text: string, kind: 'plain' | 'key'): PromptPart[] {
  return text
    .split(drawn)
    .map((piece, index): PromptPart => ({ kind: index % 2 === 1 ? 'value' : kind, text: piece }))
    .filter((part) => part.text !== '')
}
