import { get, post, type SchemasOf } from '../access/endpoint.ts';
import type { MailFate } from './mailFate.ts';
import { type MailQueueView, type SetPaceRequest, setPaceRequest } from './mailQueue.ts';
import {
  type CancelQueueRequest,
  cancelQueueRequest,
  type PauseQueueRequest,
  pauseQueueRequest,
  type RetryMailsRequest,
  retryMailsRequest,
  type SettleMailRequest,
  settleMailRequest,
} from './mailQueueRequests.ts';

/** The outbox of an assembly: its state, and the actions of people on it. */
export const queueEndpoints = {
  readQueue: get('/mail/queue', 'runMailQueue').of<undefined, MailQueueView>(),
  /** Sends some of the waiting mail, while somebody looks. */
  advanceQueue: post('/mail/queue/advance', 'runMailQueue').of<undefined, MailQueueView>(),
  pauseQueue: post('/mail/queue/pause', 'runMailQueue').of<
    PauseQueueRequest,
    { readonly pausedAt: number | null }
  >(),
  cancelQueue: post('/mail/queue/cancel', 'runMailQueue').of<
    CancelQueueRequest,
    { readonly cancelled: number }
  >(),
  retryMails: post('/mail/queue/retry', 'runMailQueue').of<
    RetryMailsRequest,
    { readonly retried: number }
  >(),
  settleMail: post('/mail/queue/settle', 'runMailQueue').of<
    SettleMailRequest,
    { readonly fate: MailFate }
  >(),
  setPace: post('/settings/mail/pace', 'setMail').of<SetPaceRequest, SetPaceRequest>(),
};

export const queueSchemas: SchemasOf<typeof queueEndpoints> = {
  pauseQueue: pauseQueueRequest,
  cancelQueue: cancelQueueRequest,
  retryMails: retryMailsRequest,
  settleMail: settleMailRequest,
  setPace: setPaceRequest,
};
