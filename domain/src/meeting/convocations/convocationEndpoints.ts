import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import { type CallOffRequest, callOffRequest } from './callOffMeeting.ts';
import { type SaveDraftRequest, type SavedDraft, saveDraftRequest } from './convocationDraft.ts';
import type { RecipientsAnswer } from './convocationRecipient.ts';
import type { ConvocationsAnswer } from './convocationsAnswer.ts';
import { type DeclareOutsideRequest, declareOutsideRequest } from './outsideRequest.ts';
import { type RemindAnswer, type RemindRequest, remindRequest } from './reminder.ts';
import {
  type IntegrityAnswer,
  type MailedAnswer,
  type SendConvocationRequest,
  type SentAnswer,
  sendConvocationRequest,
  type UnmailedAnswer,
} from './sendConvocation.ts';

/** The notices of the meeting: the draft of the next one, and those that went out. */
export const convocationEndpoints = {
  readConvocations: get('/convocations', 'readConvocations').of<undefined, ConvocationsAnswer>(),
  saveDraft: post('/convocations/draft', 'writeConvocation').of<
    SaveDraftRequest,
    { readonly draft: SavedDraft }
  >(),
  sendConvocation: post('/convocations', 'sendConvocation').of<
    SendConvocationRequest,
    SentAnswer
  >(),
  callOff: post('/convocations/call-off', 'sendConvocation').of<CallOffRequest, SentAnswer>(),
  declareOutside: post('/convocations/outside', 'sendConvocation').of<
    DeclareOutsideRequest,
    SentAnswer
  >(),
  /** Before that of one notice, whose id could be anything. */
  readRecipients: get('/convocations/recipients', 'writeConvocation').of<
    undefined,
    RecipientsAnswer
  >(),
  checkConvocation: get('/convocations/:convocationId', 'readConvocations').of<
    undefined,
    IntegrityAnswer
  >(),
  readUnmailed: get('/convocations/:convocationId/mail', 'sendConvocation').of<
    undefined,
    UnmailedAnswer
  >(),
  mailMissing: post('/convocations/:convocationId/mail', 'sendConvocation').of<
    undefined,
    MailedAnswer
  >(),
  remindPeople: post('/convocations/:convocationId/remind', 'sendConvocation').of<
    RemindRequest,
    RemindAnswer
  >(),
};

export const convocationSchemas: SchemasOf<typeof convocationEndpoints> = {
  saveDraft: saveDraftRequest,
  sendConvocation: sendConvocationRequest,
  callOff: callOffRequest,
  declareOutside: declareOutsideRequest,
  remindPeople: remindRequest,
};
