import { css } from '#styled/css'
import { RichText } from './rich-text.tsx'

const column = css({ maxWidth: '[36rem]', textStyle: 'student' })

/** Light Markdown and formulas. */
export const examples = {
  Markdown: () => (
    <div className={column}>
      <RichText
        text={
          'A paragraph with **bold**, *italic* and `code`.\nIts second line, and a [link](https://example.org/page).\n\n- sunlight\n- water\n\n1. First\n2. Second\n\nA ticket is $5, two are $10. <b>Not HTML</b>.'
        }
      />
    </div>
  ),
  Formulas: () => (
    <div className={column}>
      <RichText text={'Solve for \\(x\\). Give a whole number.\n\n$$3(x-4)+5=20$$\n\nThen \\(\\sqrt{x^2+1}\\), \\(\\frac{19}{3}\\) and \\(\\vec{v}\\).'} />
    </div>
  ),
  'A formula that cannot be read': () => <RichText text={'The source stays: \\(\\frac{1}{\\)'} />,
  'A long formula scrolls by itself': () => (
    <div className={css({ maxWidth: '[18rem]' })}>
      <RichText text={'$$(a+b)^6=a^6+6a^5b+15a^4b^2+20a^3b^3+15a^2b^4+6ab^5+b^6$$'} />
    </div>
  ),
  'In a line': () => <RichText inline text={'Solve **for** \\(x\\): \\(2x + 3 = 11\\)'} />,
}
