import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './people.ts'

/** What teachers wrote to students who were behind, until they put it away; `about` is the title of the work at that time. */
export const notes = pgTable(
  'notes',
  {
    id: serial('id').primaryKey(),
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('notes_student').on(t.studentId), index('notes_teacher').on(t.teacherId)],
)
