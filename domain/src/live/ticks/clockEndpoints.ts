import { post } from '../../kernel/access/endpoint.ts';

/** The work done by one tick of the clock. */
export interface TickReport {
  readonly closed: number;
  /** Open secret questions whose key was lost. */
  readonly annulled: number;
  readonly healed: number;
  /** Jobs that nobody was working on. */
  readonly advanced: number;
  readonly sealed: number;
  /** Decisions that wait for the absent, looked at because a day ended. */
  readonly reckoned: number;
  /** People who attended online and were not heard from. */
  readonly lapsed: number;
  /** Halls of sessions that go on another day. */
  readonly emptied: number;
  /** Papers that no proxy named. */
  readonly cleared: number;
  /** Uploads that nobody finished, and bytes of documents that were removed. */
  readonly unloaded: number;
  /** Notices and minutes whose mails were not all in the outbox, and notices whose day to remind came. */
  readonly called: number;
  /** Messages that were waiting for the relay. */
  readonly mailed: number;
  /** Seals whose time an authority stamped. */
  readonly stamped: number;
  /** Rehearsals that were left half deleted. */
  readonly discarded: number;
  /** Old signs of screens, desks and phones, heard long ago. */
  readonly unheard: number;
  /** Keys of secret votes that outlived their result. */
  readonly destroyed: number;
}

/** The clock's door: a scheduler knocks with the key; there is no cookie and no page. */
export const clockEndpoints = {
  runTick: post('/tick', 'anybody').of<undefined, TickReport>(),
};
