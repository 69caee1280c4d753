/** A class or a student among others. */
type Named = { id: number; name: string }

/**
 * Classes with the names they are called among each other: where several have the same one, with how many students each has, or where those
 * are as many, with its number in the order the classes were made, in front, where no column cuts it off. `isCountShown` where the number of
 * students stands beside the name anyway.
 */
export function toldApart<One extends Named>(classes: readonly One[], studentsOf: (one: One) => number, isCountShown = false): One[] {
  const namesakes = new Map<string, One[]>()
  for (const one of classes) namesakes.set(keyOf(one), [...(namesakes.get(keyOf(one)) ?? []), one])
  return classes.map((one) => ({ ...one, name: nameAmong(namesakes.get(keyOf(one)) ?? [], one, studentsOf, isCountShown) }))
}

function nameAmong<One extends Named>(group: readonly One[], one: One, studentsOf: (one: One) => number, isCountShown: boolean): string {
  if (group.length < 2) return one.name
  const count = studentsOf(one)
  const isCountOwn = new Set(group.map(studentsOf)).size === group.length
  if (isCountOwn) return isCountShown ? one.name : `${one.name} (${count} ${count === 1 ? 'student' : 'students'})`
  return `(${group.filter(({ id }) => id <= one.id).length}) ${one.name}`
}

/**
 * Students with the names they are called among each other: those of one name with their usernames behind it, also where one of them stands
 * in several rows. Who has no name is called by whoever shows them.
 */
export function studentsToldApart<One extends Named & { username: string }>(students: readonly One[]): One[] {
  const bearers = new Map<string, Set<number>>()
  for (const one of students) bearers.set(keyOf(one), (bearers.get(keyOf(one)) ?? new Set()).add(one.id))
  return students.map((one) => (keyOf(one) === '' || (bearers.get(keyOf(one))?.size ?? 0) < 2 ? one : { ...one, name: `${one.name.trim()} (${one.username})` }))
}

function keyOf({ name }: Named): string {
  return name.trim().toLowerCase()
}
