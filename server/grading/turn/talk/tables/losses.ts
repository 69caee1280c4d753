import { isPhrase, patternOf } from './phrases.ts'

const lists = {
  dear:
    'dog|cat|hamster|fish|goldfish|bird|parrot|rabbit|bunny|horse|pony|pet|puppy|kitten|turtle|guinea pig|mum|mother|dad|father|parents|brother|sister|sis|bro|grandma|grandpa|granny|grandad|' +
    'grandmother|grandfather|grandparents|nana|papa|uncle|aunt|auntie|cousin|friend|best friend|bff|baby|family|stepdad|stepmum|step dad|step mum|godmother|godfather|neighbou?r|teacher',
  querido: 'perro|perra|gato|gata|hámster|hamster|pájaro|conejo|mamá|mama|papá|papa|madre|padre|abuela|abuelo|abuelita|abuelito|hermano|hermana|tío|tia|tía|tio|primo|prima|amigo|amiga|mascota',
  ended:
    '(died|passed|passed away|passed on)|(is|are|was) (dead|dying|gone forever|in heaven|put down|put to sleep|killed|run over|shot)|got (killed|run over|hit by a car|put down|put to sleep)|had to be (put down|put to sleep)|' +
    '(is|was|are|went|has to go) (in|to|into) [the] hospital|(has|got|have) cancer|(had|has) a (stroke|heart attack|bad accident|car accident)|ran away|(is|got|are) (divorced|getting divorced|deported)|lost (his|her|their) job|' +
    '(is|are) (really|very|so) (sick|ill)',
}

const losses = patternOf(
  [
    '[today|yesterday|because|last|night|week|month|this|morning|and|sorry|i|am|sad|but|my|is|so|it]* (my|our) [little|big|older|younger|old|best|other|great]* <dear> [_] [just|has|have|recently|really|sadly]* (<ended>) ...',
    '[because|and]* (someone|somebody) in my family (died|passed away) ...',
    '(we|i) [just|have|had|have to|had to]* (lost|buried|bury|put down) (my|our) [little|old|best]* <dear> ...',
    '(i am|we are) (at|going to|back from|coming from) (a|my|the|his|her) [_] funeral ...',
    '(we|i) [had|have|went|have to|go|to]* (a|the|my) [_] funeral ...',
    '[my] parents are (splitting up|separating|breaking up|getting a divorce) ...',
    '(mi|mis|nuestro|nuestra) <querido> [_] [ya|se|me]* (murió|murio|ha muerto|murieron|falleció|fallecio|ha fallecido|está muerto|está muerta|está en el hospital|está muy enfermo|está muy enferma|se escapó) ...',
    'se (murió|murio|ha muerto|me murió) mi <querido> ...',
  ],
  lists,
)

/** Whether a message in plain chat spelling tells of a death or something as sad: whoever does is not sent back to the question. */
export function tellsOfLoss(text: string): boolean {
  return isPhrase(text, losses)
}
