import { groupBy } from '../../kernel/lists/groupBy.ts';
import { sha256 } from '../../kernel/text/sha256.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import { headIdOf } from '../rosters/heads.ts';
import type { Unit } from '../rosters/unit.ts';

/** Hexadecimal digits of a token: every keyboard of a reader writes them alike. */
const tokenDigits = 20;

/**
 * The token of a printed proxy form's QR for its owners: the beginning of a SHA-256 of ids. It names nobody
 * and authorises nothing; once a unit is of others, the form of before opens nothing.
 */
export function proxyFormToken(
  assemblyId: string,
  unit: Pick<Unit, 'unitId' | 'ownerIds'>,
): string {
  return sha256(`proxy form\n${assemblyId}\n${headIdOf(unit)}`).slice(0, tokenDigits);
}

/** Where the QR of a form leads, also after signing in: `/?poder=0a1b…`. */
export function proxyFormPath(token: string): string {
  return `/?poder=${token}`;
}

/**
 * The token in a scanned text or at the end of an address; null when it is no form. A reader set to another
 * keyboard writes other signs where the question and equals signs were.
 */
export function readProxyFormCode(written: string): string | null {
  const [, token] = /^(?:.*[?_&/])?poder[=¡]([0-9a-f]{20})$/iu.exec(written.trim()) ?? [];
  return token?.toLowerCase() ?? null;
}

/** A form to print: one for all the units of the same owners. */
export interface PrintedForm {
  readonly token: string;
  /** The grantor, and the others who sign. */
  readonly ownerIds: readonly string[];
  readonly owners: readonly string[];
  readonly unitIds: readonly string[];
  readonly units: readonly string[];
  readonly weight: Weight;
}

/** The forms of an assembly in the order of the roster; what nobody owns has none. */
export function proxyFormsOf(assemblyId: string, units: readonly Unit[]): readonly PrintedForm[] {
  const inOrder = [...units].sort((a, b) => a.order - b.order);
  const heads = groupBy(inOrder, headIdOf);
  return [...heads.values()].flatMap((own): readonly PrintedForm[] => {
    const [first] = own;
    if (first === undefined || first.ownerIds.length === 0) return [];
    return [
      {
        token: proxyFormToken(assemblyId, first),
        ownerIds: first.ownerIds,
        owners: first.ownerNames,
        unitIds: own.map(({ unitId }) => unitId),
        units: own.map(({ label }) => label),
        weight: own.reduce((sum, { weight }) => sum + weight, 0),
      },
    ];
  });
}

/** The content that a scanned form opens: everything of the proxy but its attorney. */
export type OpenedForm = Pick<PrintedForm, 'token' | 'ownerIds' | 'unitIds'>;

/** `GET /api/notices/forms`: the forms, and their common text. */
export interface ProxyFormsAnswer {
  readonly assembly: string;
  readonly timeZone: string;
  /** In what the assembly says what is held. */
  readonly words: HoldingWords;
  /** Of the meeting, in milliseconds; null while it has no hour. */
  readonly startsAt: number | null;
  readonly place: string;
  /** `1. Presupuesto`. */
  readonly agenda: readonly string[];
  /** The rules of the law and the bylaws on proxies, each with its article. */
  readonly warnings: readonly string[];
  readonly forms: readonly PrintedForm[];
}
