import { badge } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { bookOpen, flaskConical, landmark, languages, shapes, sigma } from '#src/ui/icons/icons.ts'
import { TopicName } from '#src/ui/text/topic-name.tsx'

const known = {
  english: { subject: 'english', icon: bookOpen },
  math: { subject: 'math', icon: sigma },
  history: { subject: 'history', icon: landmark },
  science: { subject: 'science', icon: flaskConical },
} as const

const languageWords = /^(spanish|french|german|italian|portuguese|latin|chinese|mandarin|japanese|korean|arabic|hindi|russian|dutch|polish|language|esl)\b/i

/** A subject in its colour, glyph and own word; anything but the four known ones looks like "other". `short` cuts long words. */
export function SubjectBadge({ subject, short = false }: { subject: string; short?: boolean }) {
  const look = lookOf(subject.trim().toLowerCase())
  return (
    <span className={badge({ subject: look.subject })}>
      <Icon of={look.icon} size={15} />
      {short ? <TopicName>{subject}</TopicName> : <bdi>{subject}</bdi>}
    </span>
  )
}

function lookOf(word: string) {
  if (word === 'english' || word === 'math' || word === 'history' || word === 'science') return known[word]
  return { subject: 'other', icon: languageWords.test(word) ? languages : shapes } as const
}
