import { type Code, codes } from './codes.ts';

/** Something that does not match. */
export interface Finding {
  readonly code: Code;
  /** File, line, question and unit, as far as they are known. */
  readonly where: string;
  readonly expected: string;
  readonly found: string;
}

/** Something that was looked at, and how much of it. */
export interface Checked {
  readonly what: string;
  readonly detail: string;
}

/** Something that this program does not work out, and why. */
export interface NotDerived {
  readonly what: string;
  readonly why: string;
}

export interface Report {
  readonly name: string;
  readonly madeAt: string;
  /** The end of the chain as papers print it; null: nothing is sealed. */
  readonly mark: string | null;
  readonly checked: readonly Checked[];
  readonly mismatched: readonly Finding[];
  readonly notDerived: readonly NotDerived[];
}

/** More findings than anybody reads: the rest are counted. */
const mostOfACode = 200;

/** Gathers what the checks find. */
export class Notes {
  private readonly found: Finding[] = [];
  private readonly looked: Checked[] = [];
  private readonly left: NotDerived[] = [];
  private readonly many = new Map<Code, number>();

  mismatch(code: Code, where: string, expected: unknown, found: unknown): void {
    const count = (this.many.get(code) ?? 0) + 1;
    this.many.set(code, count);
    if (count <= mostOfACode) {
      this.found.push({ code, where, expected: `${expected}`, found: `${found}` });
    }
  }

  checked(what: string, detail: string): void {
    this.looked.push({ what, detail });
  }

  notDerived(what: string, why: string): void {
    // The file ends its own as sentences.
    this.left.push({ what: what.replace(/\.$/u, ''), why: why.replace(/\.$/u, '') });
  }

  /** The same, those of most gravity first and each in the order in which it was found. */
  told(): Pick<Report, 'checked' | 'mismatched' | 'notDerived'> {
    const cut = [...this.many].filter(([, count]) => count > mostOfACode);
    const rest = cut.map(
      ([code, count]): Finding => ({
        code,
        where: 'y otros',
        expected: 'ninguno más',
        found: `${count - mostOfACode} más de la misma clase`,
      }),
    );
    const mismatched = [...this.found, ...rest].sort((a, b) => codes[a.code][0] - codes[b.code][0]);
    return { checked: this.looked, mismatched, notDerived: this.left };
  }
}
