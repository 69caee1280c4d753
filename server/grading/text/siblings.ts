/** Things of one kind that classes learn together: whoever names two of a kind chooses neither. */
const kinds: readonly ReadonlySet<string>[] = [
  'noun verb adjective adverb pronoun preposition conjunction interjection article',
  'simile metaphor personification hyperbole alliteration onomatopoeia idiom irony',
  'red orange yellow green blue purple violet pink brown black white grey gray',
  'spring summer autumn fall winter',
  'monday tuesday wednesday thursday friday saturday sunday',
  'january february march april may june july august september october november december',
  'sun moon mercury venus earth mars jupiter saturn uranus neptune pluto',
  'africa asia europe america antarctica australia oceania',
  'atlantic pacific indian arctic',
  'skin brain heart liver lung lungs kidney kidneys stomach intestine bladder pancreas spleen',
  'mammal reptile bird fish amphibian insect',
  'solid liquid gas plasma',
  'iron copper gold silver zinc tin lead aluminium aluminum',
  'oxygen nitrogen hydrogen helium carbon chlorine sodium',
  'triangle square rectangle circle pentagon hexagon octagon rhombus trapezium trapezoid parallelogram kite oval',
  'cube sphere cylinder cone pyramid prism cuboid',
  'acute obtuse right reflex straight',
  'igneous sedimentary metamorphic',
  'adjacent opposite hypotenuse',
  'equilateral isosceles scalene',
  'mean median mode range',
  'addition subtraction multiplication division',
  'proton neutron electron',
  'democracy monarchy dictatorship oligarchy republic theocracy',
  'masculine feminine neuter',
  'nominative accusative genitive dative ablative',
  'past present future',
  'piano guitar violin viola cello flute clarinet trumpet trombone drum drums harp organ accordion keyboard saxophone recorder',
  'newton einstein galileo darwin curie edison tesla pasteur copernicus kepler hawking faraday mendel fleming archimedes aristotle plato socrates ' +
    'shakespeare dickens austen orwell tolkien rowling dahl twain hemingway goethe schiller cervantes mozart beethoven bach vivaldi handel chopin haydn wagner verdi ' +
    'picasso monet rembrandt michelangelo gogh vinci dali warhol columbus magellan gama cortes pizarro napoleon caesar cleopatra hitler stalin lenin churchill ' +
    'roosevelt lincoln washington jefferson kennedy obama mandela gandhi',
].map((words) => new Set(words.split(' ')))

/** Whether two lower-case words are things of one kind that classes learn together: `noun` and `verb`, `skin` and `liver`. */
export function areSiblings(word: string, other: string): boolean {
  return word !== other && kinds.some((kind) => kind.has(word) && kind.has(other))
}
