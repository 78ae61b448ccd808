import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { modalityOf } from '../../kernel/assemblies/modality.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import type { AgendaException } from '../../kernel/events/agendaException.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { agendaRuleOf } from '../../laws/rulePacks/agendaRuleOf.ts';
import { type ItemDecision, itemAllowed } from '../convocationRules/itemAllowed.ts';
import type { AgendaPoint } from './agendaPoint.ts';
import { isAnnounced } from './announced.ts';

/** The law on a vote about an unannounced item. */
export interface AgendaWarning {
  /** One sentence for the chair. */
  readonly text: string;
  readonly cited: string;
  /** The exceptions that the law admits: the chair may state one. */
  readonly exceptions: readonly AgendaException[];
}

export interface AskedOutside {
  readonly assembly: Pick<Assembly, 'rulePack' | 'timeZone' | 'modality'>;
  readonly session: Pick<AssemblySession, 'called' | 'installedAt'>;
  readonly points: readonly AgendaPoint[];
  readonly question: {
    readonly pointId?: string | null;
    readonly rehearsal?: boolean;
    readonly election?: { readonly kind: string } | null;
  };
}

/**
 * The warning to the chair before a vote outside the agenda; null where there is none. Nobody is warned while
 * the kind of meeting or the agenda are not known here, nor about a question that decides nothing. A point of
 * proposals announces no matter.
 */
export function outsideAgenda({
  assembly,
  session,
  points,
  question,
}: AskedOutside): AgendaWarning | null {
  const { called } = session;
  if (called === undefined || points.length === 0) return null;
  if (question.rehearsal === true || question.election?.kind === 'survey') return null;
  const point = points.find(({ pointId }) => pointId === question.pointId);
  const announces = point !== undefined && point.kind !== 'proposals';
  if (announces && isAnnounced(point, session, assembly.timeZone)) return null;
  const { allowed, text, source } = decide(assembly, called.kind, []);
  if (allowed) return null;
  const { exceptions } = agendaRuleOf(assembly.rulePack);
  return {
    text: point?.kind === 'proposals' ? `${unannounced} ${text}` : text,
    cited: citeSource(source),
    exceptions: exceptions.map(({ exception }) => exception),
  };
}

const unannounced = 'Proposiciones y varios no anuncia de qué se decide.';

/** The statement of the chair: the exception that applies, or none. An item that needs no warning gets nothing. */
export function admitOutside(
  warning: AgendaWarning | null,
  said: { readonly exception: AgendaException | null } | undefined,
): Outcome<{ readonly exception?: AgendaException } | null> {
  if (warning === null) return accept(null);
  if (said === undefined) return refuse('outside-agenda', `${warning.text} ${warning.cited}.`);
  const { exception } = said;
  if (exception === null) return accept({});
  return warning.exceptions.includes(exception)
    ? accept({ exception })
    : refuse('exception-unknown');
}

/** The law on a vote that was opened outside the agenda, with the exception that the chair said. */
export function lawOutside(
  assembly: AskedOutside['assembly'],
  called: NonNullable<AssemblySession['called']>,
  exception: AgendaException | undefined,
): ItemDecision {
  return decide(assembly, called.kind, exception === undefined ? [] : [exception]);
}

function decide(
  assembly: AskedOutside['assembly'],
  kind: NonNullable<AssemblySession['called']>['kind'],
  happens: readonly AgendaException[],
): ItemDecision {
  const rules = { agenda: agendaRuleOf(assembly.rulePack) };
  return itemAllowed(rules, { kind, channel: modalityOf(assembly), onAgenda: false, happens });
}

/** The names of the exceptions that the chair may choose. */
export const agendaExceptionNames: Readonly<Record<AgendaException, string>> = {
  'everyone-agrees': 'Están todos y todos aceptan tratarlo',
  'everyone-present': 'Está representada la totalidad',
  'seventy-percent-after-agenda':
    'Se agotó el orden del día y el 70 % de lo representado aceptó tratarlo',
  'remove-administrators': 'Es para separar a los administradores',
  'choose-signers': 'Es para elegir a quienes firman el acta',
};
