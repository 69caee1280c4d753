import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { newFields, shownSubject, testedOf } from './question-draft.fields.ts'
import { questionDraftSetup } from './question-draft.setup.ts'

/**
 * Writing, changing or reading one question, from opening its dialog to saved or closed. Beside the fields runs a look at the
 * prompt, as often as the typing rests, and a test with the tutor. What is typed is kept until it is saved or discarded. It
 * refuses to save what lacks a title or a prompt, and never writes over what somebody else saved meanwhile without being told.
 * Invariant: One save runs at a time, nothing empty is sent, what was typed stays, and nobody is overwritten unasked.
 * [question-draft.walk.test.ts: on every path one save runs at a time]
 * Invariant: A question of the school library is only read. [question-draft.walk.test.ts: on no path is a question of the school library changed]
 */
export const questionDraftMachine = questionDraftSetup.createMachine({
  id: 'questionDraft',
  context: ({ input }) => ({
    ...input,
    stored: null,
    runningSessions: 0,
    version: null,
    fields: newFields(input.fixedType ?? 'FREE_FORM'),
    keptAtMs: null,
    isRestored: false,
    problems: {},
    sentence: null,
    theirs: null,
    samples: null,
    strictness: 'moderate',
    lastSubject: null,
    variation: 0,
    looked: null,
    saved: null,
  }),
  initial: 'opening',
  output: ({ context }) => ({ saved: context.saved }),
  states: {
    opening: {
      tags: 'pending',
      invoke: {
        src: 'openQuestion',
        id: 'openQuestion',
        input: ({ context: { mode, questionId, fixedType } }) => ({ mode, questionId, fixedType }),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          { actions: { type: 'takeOpened', params: output }, target: 'open' },
        ],
        onError: 'failedToOpen',
      },
      on: { 'dialog.closed': 'closed' },
    },
    missing: { tags: 'refused', on: { 'dialog.closed': 'closed' } },
    failedToOpen: { tags: 'failed', on: { 'retry.requested': 'opening', 'dialog.closed': 'closed' } },
    open: {
      type: 'parallel',
      invoke: [
        { src: 'keepDraft', id: 'keepDraft', input: ({ context }) => ({ questionId: context.questionId }) },
        { src: 'questionTest', id: 'questionTest', input: ({ context }) => ({ question: testedOf(context.fields) }) },
      ],
      on: {
        'draft.kept': { actions: { type: 'rememberKept', params: received } },
        'dialog.closed': { guard: 'isNotSaving', target: 'closed' },
      },
      states: {
        form: {
          initial: 'editing',
          on: {
            'question.edited': { guard: 'mayEdit', actions: [{ type: 'rememberEdit', params: received }, 'keepDraft', 'tellTest'] },
            'mend.applied': {
              guard: { type: 'hasMend', params: received },
              actions: [{ type: 'applyMend', params: received }, 'keepDraft', 'tellTest', 'lookAgain'],
            },
            'draft.discarded': { guard: 'mayEdit', actions: ['discardDraft', 'dropDraft', 'tellTest', 'lookAgain'], target: '.editing' },
            'save.requested': [
              { guard: 'isSound', actions: 'forgetProblems', target: '.saving' },
              { guard: 'mayEdit', actions: 'rememberProblems', target: '.editing' },
            ],
          },
          states: {
            editing: {},
            saving: {
              tags: 'pending',
              on: { 'question.edited': {}, 'mend.applied': {}, 'draft.discarded': {}, 'save.requested': {} },
              invoke: {
                src: 'saveQuestion',
                id: 'saveQuestion',
                input: ({ context: { questionId, fields, version } }) => ({ questionId, fields, version }),
                onDone: [
                  {
                    guard: { type: 'wasSaved', params: output },
                    actions: { type: 'rememberSaved', params: output },
                    target: '#questionDraft.saved',
                  },
                  { guard: { type: 'isStale', params: output }, actions: { type: 'rememberTheirs', params: output }, target: 'stale' },
                  { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
                ],
                onError: { actions: 'rememberFailure', target: 'failed' },
              },
            },
            refused: { tags: 'refused' },
            failed: { tags: 'failed' },
            stale: {
              tags: 'refused',
              on: {
                'save.requested': {},
                'mine.kept': [{ guard: 'isSound', actions: ['keepMine', 'forgetProblems'], target: 'saving' }, { actions: 'rememberProblems' }],
                'theirs.taken': { actions: ['takeTheirs', 'dropDraft', 'tellTest', 'lookAgain'], target: 'editing' },
              },
            },
          },
        },
        look: {
          initial: 'weighing',
          on: {
            'question.edited': { guard: 'mayEdit', actions: 'beginVariations', target: '.resting' },
            'samples.changed': { actions: { type: 'rememberSamples', params: received }, target: '.weighing' },
            'variation.requested': { actions: 'takeNextVariation', target: '.weighing' },
            'look.requested': '.weighing',
          },
          states: {
            weighing: { always: [{ guard: 'hasPrompt', target: 'looking' }, { target: 'nothing' }] },
            nothing: {},
            resting: { after: { typingRest: 'weighing' } },
            looking: {
              tags: 'pending',
              invoke: {
                src: 'lookOver',
                id: 'lookOver',
                input: ({ context: { fields, samples, strictness, variation } }) => {
                  return { prompt: fields.prompt, type: fields.type, subject: shownSubject(fields), samples, strictness, variation }
                },
                onDone: { actions: { type: 'takeLook', params: output }, target: 'looked' },
                onError: 'lost',
              },
              after: { lookPatience: 'lost' },
            },
            looked: {},
            lost: {},
          },
        },
      },
    },
    saved: { type: 'final', tags: 'finished' },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** The open dialog of one question. */
export type QuestionDraftActorRef = ActorRefFrom<typeof questionDraftMachine>
/** One moment of such a dialog. */
export type QuestionDraftSnapshot = SnapshotFrom<typeof questionDraftMachine>
