import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { RulePack } from '../rules/rulePack.ts';

/** The effect of a debt paid at the door (paz y salvo). */
export type Clearance =
  /** The unit takes part as any other from now on. */
  | { readonly kind: 'counts' }
  /** Nobody is left out for a debt: there is nothing to give back. */
  | { readonly kind: 'no-effect' }
  /** The law looks at who was up to date when the meeting began, and it has begun. */
  | { readonly kind: 'late'; readonly source: Source };

/** Under the law of the assembly and its bylaws on those in arrears, in the session as it stands. */
export function clearanceOf(
  { rules, arrearsAtStart }: Pick<RulePack, 'rules' | 'arrearsAtStart'>,
  { installedAt }: Pick<AssemblySession, 'installedAt'>,
  isByBylaws = false,
): Clearance {
  const matters =
    isByBylaws ||
    rules.some(({ exclusions: { quorum, base, vote } }) =>
      [...quorum, ...base, ...vote].includes('arrears'),
    );
  if (!matters) return { kind: 'no-effect' };
  const hasBegun = typeof installedAt === 'number';
  return arrearsAtStart !== undefined && hasBegun
    ? { kind: 'late', source: arrearsAtStart }
    : { kind: 'counts' };
}

/** The sentence that the desk tells the person. */
export function sayClearance(clearance: Clearance): string {
  switch (clearance.kind) {
    case 'counts':
      return 'Queda constancia, y desde ahora participa y vota como las demás.';
    case 'no-effect':
      return 'Queda constancia. En esta asamblea la mora no quita el voto.';
    case 'late':
      return `Queda constancia, pero en esta reunión ya no recupera el voto: cuenta quién estaba al día al comenzar (${citeSource(clearance.source)}).`;
  }
}
