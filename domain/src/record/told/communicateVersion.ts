import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type ActaDocument, isFixed } from '../subject/actaDocument.ts';
import type { ActaVersion } from '../versions/actaVersion.ts';
import type { ActaWriter } from '../written/actaPen.ts';

/** The communicated version, and since when the terms run. */
export interface Communicating {
  readonly digest: string;
  readonly on: LocalDate;
  readonly means: string;
}

/** The facts that the communication depends on besides the version. */
export interface CommunicatingFacts {
  /** The number of the newest version of these minutes. */
  readonly newest: number;
  /** Civil days where the assembly is: on which the version was fixed, and of the press. */
  readonly fixedOn: LocalDate;
  readonly today: LocalDate;
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly now: number;
}

/**
 * Writes down that a version is made known. The same again changes nothing, so that a retry queues what is
 * missing. Refuses `acta-version-changed` for another digest or a version that has a newer one, `acta-told`
 * when it was communicated with another day or by other means, and `acta-told-day` for a day before it was
 * fixed or still to come.
 */
export function communicateVersion(
  version: ActaVersion,
  { digest, on, means }: Communicating,
  { newest, fixedOn, today, by, now }: CommunicatingFacts,
): Outcome<ActaVersion> {
  if (version.digest !== digest) return refuse('acta-version-changed');
  const known = version.communication;
  if (known !== null) {
    return known.on === on && known.means === means ? accept(version) : refuse('acta-told');
  }
  if (version.number !== newest) return refuse('acta-version-changed');
  if (on < fixedOn || on > today) return refuse('acta-told-day');
  return accept({ ...version, communication: { on, at: now, by, mailed: 0, means } });
}

/**
 * The minutes once their last version was made known: its step, once. Refuses `acta-not-fixed` while another
 * version is being written.
 */
export function communicatedActa(
  document: ActaDocument,
  { memberId: by, name, now: at }: ActaWriter,
): Outcome<ActaDocument> {
  if (!isFixed(document)) return refuse('acta-not-fixed');
  if (document.state === 'communicated') return accept(document);
  const { version, steps, revision } = document;
  const step = { state: 'communicated', at, by, name, version } as const;
  return accept({
    ...document,
    state: 'communicated',
    steps: [...steps, step],
    revision: revision + 1,
  });
}

/** The day from which the terms of a meeting run: that of the first version that was communicated; null: none was. */
export function toldDayOf(
  versions: readonly Pick<ActaVersion, 'number' | 'communication'>[],
): LocalDate | null {
  const told = versions.flatMap(({ number, communication }) =>
    communication === null ? [] : [{ number, on: communication.on }],
  );
  return (
    told.reduce<{ number: number; on: LocalDate } | null>(
      (first, one) => (first === null || one.number < first.number ? one : first),
      null,
    )?.on ?? null
  );
}
