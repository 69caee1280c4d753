import type { DemoQuestion } from './demo-question.ts'

/** History questions by a short name. */
export const historyQuestions = {
  consuls: {
    title: 'Consuls of Rome',
    subject: 'History',
    prompt: String.raw`How many consuls led the Roman Republic at the same time?

Answer: 2
If they say 1: One alone had been the king. What did the Romans do so that nobody had all the power again?
Hint: They kept an eye on each other.
Explain: Two consuls shared the office for one year, and each could stop the other.`,
    says: { right: ['2', 'two'], wrong: ['1', '3', '100'] },
  },
  senate: {
    title: 'Why two consuls',
    subject: 'History',
    prompt: String.raw`Why did the Romans elect two consuls for one year instead of a king for life? Answer in a sentence or two.

Must mention: power / powerful; check / stop / watch / veto / balance; king / tyrant / alone
Hint: What had the Romans just got rid of?
Hint: What could one consul do when the other went too far?
Explain: After the kings nobody was to have all the power alone; two consuls could check each other, and after a year both had to go.`,
    says: {
      right: ['A king alone had too much power, and so each consul could stop the other.', 'After the last king they shared the power, and one consul could veto the other.'],
      partly: ['So that nobody gets too much power.', 'They had just got rid of the king.', 'Because one could stop the other.'],
      wrong: ['Because Rome was very big.', 'They had a lot of soldiers.'],
    },
  },
  letter: {
    title: 'A letter from Rome',
    subject: 'History',
    prompt: String.raw`You live in Rome in 270 BC. Write two or three sentences to a friend abroad: what is good about having consuls instead of a king, and what worries you?

Hint: Think of who may decide, and for how long.
Hint: What happens when the two do not agree?
Explain: Romans praised that power was shared and short; their own writers also tell of quarrels, and of few families who held it.`,
    says: {
      right: [
        'Dear Lycus, nobody rules us for life any more, and after a year we choose again. But what if the two consuls quarrel while an enemy stands at the gate?',
        'I like that one of them can stop the other. I am worried that only rich families ever become consul, so not much changes for us.',
        'Greetings from Rome! We vote now, which no king ever let us do. A year is very short though, they hardly learn how to do it.',
      ],
      partly: ['It is good because you can vote. I am not worried.', 'Two is better than one. But they could fight.'],
      wrong: ['hi its nice here the weather is good', 'There were two consuls.'],
    },
  },
  rubicon: {
    title: 'The river Caesar crossed',
    subject: 'History',
    prompt: String.raw`Which river did Caesar cross with his army in 49 BC?

Answer: Rubicon
Also accept: the Rubicon
If they say Tiber: The Tiber runs through Rome. He crossed another one, far to the north.
Hint: To cross it still means that there is no way back.
Explain: The Rubicon was the border of Italy; to cross it with an army meant civil war.`,
    says: { right: ['Rubicon', 'the Rubicon', 'rubicon'], wrong: ['Tiber', 'Rhine', 'Po'] },
  },
  carthage: {
    title: 'Enemy in the Punic Wars',
    subject: 'History',
    prompt: String.raw`Against which city did Rome fight the Punic Wars?

Answer: Carthage
If they say Greece: Greece is a country. The enemy was a trading city in North Africa.
Hint: Hannibal came from there.
Explain: Carthage, in today's Tunisia, was Rome's rival in the western Mediterranean.`,
    says: { right: ['Carthage', 'carthage'], wrong: ['Greece', 'Athens', 'Troy', 'Sparta'] },
  },
  gutenberg: {
    title: 'Printing with movable letters',
    subject: 'History',
    prompt: String.raw`Who started printing books with movable metal letters in Mainz around 1450?

Answer: Gutenberg
Also accept: Johannes Gutenberg
If they say Luther: Luther used the new presses seventy years later. Who built the first?
Hint: A famous bible has his name.
Explain: Johannes Gutenberg's press made books many times cheaper.`,
    says: { right: ['Gutenberg', 'Johannes Gutenberg'], wrong: ['Luther', 'Leonardo da Vinci', 'Columbus'] },
  },
  bastille: {
    title: 'Start of the French Revolution',
    subject: 'History',
    prompt: String.raw`In which year did the people of Paris storm the Bastille?

Answer: 1789
If they say 1776: That year belongs to another revolution, across the ocean.
Hint: It was in the last quarter of the 18th century.
Explain: On 14 July 1789 the Bastille fell; the day is still France's national holiday.`,
    says: { right: ['1789', 'in 1789'], wrong: ['1776', '1799', '1815'] },
  },
  estates: {
    title: 'Causes of the French Revolution',
    subject: 'History',
    prompt: String.raw`Name two things that made people angry in France before 1789.

Must mention: taxes / tax; bread / food / hunger / hungry
Hint: Who paid for the state, and who did not?
Hint: What happened to prices after bad harvests?
Explain: The poor paid nearly all the taxes while bread became too expensive to buy.`,
    says: {
      right: ['The taxes were too high and bread was too expensive.', 'The poor had to pay all the taxes and they were hungry.'],
      partly: ['The taxes were unfair.', 'People were hungry.'],
      wrong: ['They did not like the weather.', 'The English attacked them.'],
    },
  },
  independence: {
    title: 'Declaration of Independence',
    subject: 'History',
    prompt: String.raw`In which year did the American colonies declare their independence?

Answer: 1776
If they say 1789: That was the French Revolution. The colonies were earlier.
Hint: It is celebrated each year on the fourth of July.
Explain: The Declaration of Independence was adopted on 4 July 1776.`,
    says: { right: ['1776'], wrong: ['1789', '1783', '1492'] },
  },
  magnaCarta: {
    title: 'Magna Carta',
    subject: 'History',
    prompt: String.raw`What was new about the Magna Carta of 1215? Answer in a sentence.

Must mention: king; law / laws / rules
Hint: Who had been above everything until then?
Explain: For the first time a king agreed in writing that the law stood above him too.`,
    says: {
      right: ['Even the king had to obey the law.', 'The king was under the law now.'],
      partly: ['The king lost power.', 'There were new laws.'],
      wrong: ['It was very long.', 'It was a map of England.'],
    },
  },
  wall: {
    title: 'Fall of the Berlin Wall',
    subject: 'History',
    prompt: String.raw`In which year did the Berlin Wall fall?

Answer: 1989
If they say 1961: That is when it was built.
Hint: It stood for 28 years, from 1961 on.
Explain: The wall was opened on 9 November 1989.`,
    says: { right: ['1989'], wrong: ['1961', '1990', '1945'] },
  },
} satisfies Record<string, DemoQuestion>
