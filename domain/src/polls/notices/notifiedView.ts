import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import type { Convocation } from '../../meeting/convocations/convocation.ts';
import type { NotifiedRow } from './notifiedTable.ts';
import type { NotifiedTotals } from './notifiedTotals.ts';

/** The subjects of notices: a notice of meeting that went out, or a decision that waits for the absent. */
export interface NoticeSubjects {
  readonly convocations: readonly Pick<
    Convocation,
    'convocationId' | 'number' | 'kind' | 'session' | 'subject' | 'sentOn'
  >[];
  readonly decisions: readonly {
    readonly questionId: string;
    readonly number: number;
    readonly text: string;
  }[];
}

/**
 * `GET /api/notices/{convocationId}`: the people notified of a notice, or of the minutes, and those still
 * missing.
 */
export interface NotifiedView {
  readonly convocation: Pick<
    Convocation,
    | 'convocationId'
    | 'number'
    | 'subject'
    | 'text'
    | 'sentOn'
    | 'startsAt'
    | 'place'
    | 'timeZone'
    | 'digest'
  > & { readonly kind: Convocation['kind'] | 'acta' };
  /** Where anybody who is told reads it: a path of the application; not said: where a meeting is followed. */
  readonly path?: string;
  /** By the server's clock, in the assembly's zone. */
  readonly today: LocalDate;
  /** ISO 3166: of which country are the phones without a code. */
  readonly country: string;
  /** In what the assembly says what is held. */
  readonly words?: HoldingWords;
  readonly rows: readonly NotifiedRow[];
  readonly totals: NotifiedTotals;
}
