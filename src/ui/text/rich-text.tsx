import { createElement, memo, type ReactNode } from 'react'
import { richText } from '#styled/recipes'
import { Formula } from './formula.tsx'
import { type Block, type Inline, parseRichText } from './rich-text.parse.ts'

/**
 * Text of a teacher or the tutor: light Markdown and formulas as React elements, never as HTML. `inline` for a title or
 * a cell: no paragraphs, lists become their words.
 */
export const RichText = memo(function RichText({ text, inline = false }: { text: string; inline?: boolean }) {
  const blocks = parseRichText(text)
  if (inline) return <bdi>{blocks.flatMap((block, index) => [index > 0 ? ' ' : '', ...inlineOf(block)])}</bdi>
  return <div className={richText()}>{blocks.map(drawBlock)}</div>
})

function drawBlock(block: Block, index: number): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p key={index} dir="auto">
        {draw(block.parts)}
      </p>
    )
  }
  const items = block.items.map((parts, at) => <li key={at} dir="auto">{draw(parts)}</li>)
  return block.ordered ? (
    <ol key={index} start={block.start}>
      {items}
    </ol>
  ) : (
    <ul key={index}>{items}</ul>
  )
}

function inlineOf(block: Block): ReactNode[] {
  return block.kind === 'paragraph' ? draw(block.parts) : block.items.flatMap((parts) => [...draw(parts), ' '])
}

function draw(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, index) => createElement(Piece, { key: index, part }))
}

function Piece({ part }: { part: Inline }): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'break':
      return <br />
    case 'code':
      return <code>{part.text}</code>
    case 'formula':
      return <Formula source={part.source} display={part.display} />
    case 'bold':
      return <strong>{draw(part.parts)}</strong>
    case 'italic':
      return <em>{draw(part.parts)}</em>
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {draw(part.parts)}
        </a>
      )
  }
}
