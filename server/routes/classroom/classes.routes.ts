import * as wire from '#contract/classroom/classes.ts'
import { listClassWorkRows } from '#server/db/assignments/class-assignments.queries.ts'
import { insertClass, listClassNameRows } from '#server/db/classroom/classes.queries.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { classRule, keptClassRule } from '#server/policies/class-rule.ts'
import { archiveClass } from '#server/use-cases/classroom/archive-class.ts'
import { classOnTheWire, readClass } from '#server/use-cases/classroom/class-on-the-wire.ts'
import { copyClass } from '#server/use-cases/classroom/copy-class.ts'
import { deleteClass } from '#server/use-cases/classroom/delete-class.ts'
import { listClasses } from '#server/use-cases/classroom/list-classes.ts'
import { putIntoClass } from '#server/use-cases/classroom/put-into-class.ts'
import { renameClass } from '#server/use-cases/classroom/rename-class.ts'
import { takeOutOfClass } from '#server/use-cases/classroom/take-out-of-class.ts'

const theClass = { rule: classRule, id: 'params.id' } as const
const ownClass = { rule: keptClassRule, id: 'params.id' } as const

/** Classes and who is in them. */
export const classRoutes = [
  route(wire.listClasses, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listClasses(deps, caller, query)),
  route(wire.listClassNames, { who: teachers, on: 'own' }, async ({ deps, caller }) => ({ results: await listClassNameRows(deps.db, caller) })),
  route(wire.createClass, { who: teachers, on: 'own' }, async ({ deps, caller, body }) =>
    readClass(deps, caller, await insertClass(deps.db, { teacherId: caller.id, name: body.name })),
  ),
  route(wire.getClass, { who: teachers, on: theClass }, async ({ deps, object }) => classOnTheWire(deps, object)),
  route(wire.renameClass, { who: teachers, on: ownClass }, ({ deps, caller, object, body }) => renameClass(deps, caller, object, body)),
  route(wire.listClassWork, { who: teachers, on: theClass }, async ({ deps, caller, object }) => ({
    results: (await listClassWorkRows(deps.db, caller, object.id)).map(({ id, title, dueDate, open, turnedIn }) => ({
      id, title, due_date: dueDate?.toISOString() ?? null, open, turned_in: turnedIn,
    })),
  })),
  route(wire.archiveClass, { who: teachers, on: ownClass }, ({ deps, caller, object, body }) => archiveClass(deps, caller, object, body.archived)),
  route(wire.copyClass, { who: teachers, on: ownClass }, ({ deps, caller, object, body }) => copyClass(deps, caller, object, body)),
  route(wire.deleteClass, { who: teachers, on: ownClass }, async ({ deps, caller, object, header }) => {
    header('Location', `/api/bin/${await deleteClass(deps, caller, object.id)}`)
    return null
  }),
  route(wire.addClassStudent, { who: teachers, on: theClass }, async ({ deps, caller, object, body }) => {
    await putIntoClass(deps, caller, { classId: object.id, studentId: body.student_id })
    return readClass(deps, caller, object.id)
  }),
  route(wire.removeClassStudent, { who: teachers, on: theClass }, ({ deps, object, params }) =>
    takeOutOfClass(deps, { classId: object.id, studentId: params.studentId }),
  ),
]
