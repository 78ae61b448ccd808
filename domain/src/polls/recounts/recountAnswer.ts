import type { Disclosure } from '../questions/votePolicy.ts';
import type { RecountFault } from './recountFault.ts';

/** `POST /api/protected/recount`: every question that was closed or annulled, counted again. */
export interface RecountAnswer {
  readonly checkedAt: number;
  readonly questions: readonly {
    readonly questionId: string;
    readonly number: number;
    readonly repetition?: number;
    readonly text: string;
    readonly disclosure: Disclosure;
    readonly votes: number;
    readonly faults: readonly RecountFault[];
    /** Why it counts no more; null of one that does. */
    readonly annulled: string | null;
  }[];
}
