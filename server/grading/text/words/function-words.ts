/** Words that are no answer to anything by themselves: grammar, hedges, and what pupils say around an answer. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its is isnt was were are am be been being im ive id ill he she we you they i me my mine your u ur ' +
    'his her our their them us and or but so then than as if of to in on at by for from with about into over under like just only also too ' +
    'not no yes yeah yep nope ok okay well um umm uh hmm oh ah hey hi hello lol lmao haha hahaha bro bruh dude man pls please plz thanks thank ' +
    'sorry sry wait actually mean meant think thought guess believe say said maybe perhaps probably prob sure really very quite pretty ' +
    'definitely def tbh ngl idk answer answers called named word name one do does did done dont doesnt didnt have has had can could will would ' +
    'should might may must cant wont what which who where when why how there here got get know knew see look let lets try again first typo ' +
    'typing spelling spelled spelt miss sir teacher right wrong correct sure obviously obvs because bc cuz'
  ).split(' '),
)
