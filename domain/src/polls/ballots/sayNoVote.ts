import { sayAtTime } from '../../kernel/calendars/sayTime.ts';
import { localTimeOf } from '../../kernel/calendars/zone.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { saySession } from '../../kernel/sessions/saySession.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { type Clearance, sayClearance } from '../../laws/rulePacks/arrearsClearance.ts';
import { sayVoted } from './sayVoted.ts';
import type { AskedVoter, NoVote, NoVoteCause, VoterUnit, WhyNoVote } from './whyNoVote.ts';

/** The action that the desk presses to solve a cause. */
const noVoteSolutions = [
  'proxies',
  'attend',
  'transfer',
  'accredit',
  'clear-arrears',
  'reset-device',
  'credential',
] as const;
type NoVoteSolution = (typeof noVoteSolutions)[number];

/** `POST /api/attendance/why`: what keeps a person from voting, each cause in a sentence. */
export interface WhyNoVoteAnswer {
  /** The sentence, when there is nothing that keeps them. */
  readonly may: string | null;
  readonly causes: readonly SaidNoVote[];
}

export interface SaidNoVote {
  readonly cause: NoVoteCause;
  readonly text: string;
  readonly solution: NoVoteSolution | null;
  readonly unitIds: readonly string[];
}

/** As many labels as are read at a glance; the rest are counted. */
const labelsAtMost = 4;

/** The answer for the desk, in the order in which it is told. */
export function sayNoVotes(why: WhyNoVote, asked: AskedVoter, timeZone: string): WhyNoVoteAnswer {
  return {
    may: why.may.length === 0 ? null : sayMay(why, asked),
    causes: why.causes.map((one) => ({
      cause: one.cause,
      text: sayNoVote(one, asked, timeZone),
      solution: solutionOf(one.cause, asked.clearance),
      unitIds: one.units.map(({ unitId }) => unitId),
    })),
  };
}

function sayMay({ may }: WhyNoVote, { phones, plate }: AskedVoter): string {
  const ways = [
    ...(phones.length > 0 ? ['su teléfono'] : []),
    ...(plate === null ? [] : [`la placa ${plate}`]),
  ];
  return `Puede votar ahora por ${sayUnits(may)}, con ${ways.join(' o con ')}.`;
}

function solutionOf(cause: NoVoteCause, clearance: Clearance): NoVoteSolution | null {
  switch (cause) {
    case 'proxy-waiting':
    case 'nothing-held':
      return 'proxies';
    case 'represented':
      return 'attend';
    case 'head-shared':
    case 'held':
      return 'transfer';
    case 'left':
    case 'not-accredited':
      return 'accredit';
    case 'in-arrears':
      return clearance.kind === 'counts' ? 'clear-arrears' : null;
    case 'other-device':
      return 'reset-device';
    case 'no-way-in':
      return 'credential';
    case 'session-over':
    case 'already-voted':
    case 'changed-often':
    case 'head-voted':
    case 'by-proxy':
    case 'in-conflict':
    case 'voting-over':
    case 'voting-not-open':
      return null;
  }
}

function sayNoVote({ cause, units }: NoVote, asked: AskedVoter, timeZone: string): string {
  const { session, waiting, clearance } = asked;
  const labels = sayUnits(units);
  const [are, them] = units.length === 1 ? ['está', 'la'] : ['están', 'las'];
  switch (cause) {
    case 'session-over':
      return session === null
        ? 'Todavía no hay una sesión.'
        : saying`${saySession(session, timeZone)?.title ?? 'La sesión terminó'}.`;
    case 'proxy-waiting':
      return saying`Falta aceptar el poder que recibió de ${sayList(waiting)}.`;
    case 'nothing-held':
      return 'No figura como propietario en el padrón ni tiene un poder aceptado.';
    case 'already-voted':
      return sayAlready(units, asked, timeZone);
    case 'changed-often':
      return `El voto de ${labels} ya cambió demasiadas veces: el último sigue contando.`;
    case 'represented': {
      const attorneys = names(units, ({ attorney }) => attorney);
      const [have, vote] = attorneys.length === 1 ? ['tiene', 'vota'] : ['tienen', 'votan'];
      return `${sayList(attorneys)} ${have} poder por ${labels} y ${vote} en su lugar mientras no se revoque.`;
    }
    case 'held': {
      const holders = names(units, ({ attendance }) => attendance?.personName);
      return `${labels} ${are} a nombre de ${sayList(holders)}, que es quien vota.`;
    }
    case 'left':
      return `Se anotó la salida de ${labels}${sayWhen(units, timeZone)}: no vota hasta que ${them} acrediten de nuevo.`;
    case 'not-accredited':
      return saying`Falta acreditar ${labels}.`;
    case 'in-arrears':
      return clearance.kind === 'late'
        ? `${labels} ${are} en mora y no tiene voto. ${sayClearance(clearance)}`
        : `${labels} ${are} en mora y no tiene voto mientras dure la deuda.`;
    case 'by-proxy':
      return `${labels} no ${units.length === 1 ? 'vota' : 'votan'} este asunto por poder: ${units.length === 1 ? 'su dueño tendría' : 'sus dueños tendrían'} que estar en persona. En los demás asuntos el poder sí vale.`;
    case 'in-conflict':
      return `${labels} no ${units.length === 1 ? 'vota' : 'votan'} este asunto: la presidencia anotó un interés propio al abrirlo. En los demás asuntos sí puede votar.`;
    case 'head-voted':
      return `${labels} no ${units.length === 1 ? 'vota' : 'votan'} esta vez: su dueño ya respondió en esta votación secreta con las unidades que tenía aquí.`;
    case 'head-shared':
      return saying`${sayShared(units, asked)}. En un voto secreto por dueños una sola persona responde por todas: deje las unidades a nombre de una.`;
    case 'other-device':
      return sayOtherDevice(asked);
    case 'no-way-in':
      return 'No ha entrado desde ningún teléfono ni tiene placa: dele una credencial o una placa.';
    case 'voting-over':
      return 'La votación ya se cerró: podrá votar en la siguiente.';
    case 'voting-not-open':
      return sayNotOpen(asked, timeZone);
  }
}

/** `Las unidades de su dueño las tienen también Ana y Luis` */
function sayShared(units: readonly VoterUnit[], { votes, personId }: AskedVoter): string {
  const seats = votes.flatMap(({ heads }) =>
    units.flatMap(({ unitId }) => heads?.get(unitId)?.seats ?? []),
  );
  const others = seats.filter((seat) => seat.present && seat.personId !== personId);
  const held = [...new Set(others.map(({ personName, label }) => `${personName} (${label})`))];
  return `Del mismo dueño hay unidades en manos de otra persona: ${sayList(held)}`;
}

function sayNotOpen({ session }: AskedVoter, timeZone: string): string {
  const notice = session === null ? null : saySession(session, timeZone);
  return notice === null
    ? 'No hay una votación abierta: la votación le aparecerá sola cuando la mesa la abra.'
    : `${notice.title}: la votación le aparecerá sola cuando la mesa la abra.`;
}

function sayOtherDevice({ phones }: AskedVoter): string {
  const voting = phones.find(({ place }) => place === 'here');
  const from = voting === undefined ? 'otro dispositivo' : voting.name;
  return `Vota desde ${from}: en sus demás dispositivos el voto no se recibe.`;
}

/** When and how is told of one unit; a secret vote says neither. */
function sayAlready(units: readonly VoterUnit[], { votes }: AskedVoter, timeZone: string): string {
  const [unit] = units;
  const [vote] = votes;
  const existing = unit === undefined ? undefined : vote?.kept.get(unit.unitId);
  if (units.length === 1 && votes.length === 1 && existing?.castAt !== undefined) {
    const { channel = 'phone', castAt } = existing;
    return `${sayUnits(units)} ${sayVoted({ channel, castAt }, timeZone)}, y solo cuenta el primer voto.`;
  }
  const voted = units.length === 1 ? 'ya votó' : 'ya votaron';
  return `${sayUnits(units)} ${voted}, y solo cuenta el primer voto.`;
}

function sayWhen([unit, ...others]: readonly VoterUnit[], timeZone: string): string {
  const since = unit?.attendance?.since;
  if (since === undefined || others.length > 0) return '';
  return ` ${sayAtTime(localTimeOf(since, timeZone), timeZone)}`;
}

function names(
  units: readonly VoterUnit[],
  nameOf: (unit: VoterUnit) => string | null | undefined,
): readonly string[] {
  return [...new Set(units.flatMap((unit) => nameOf(unit) ?? []))];
}

function sayUnits(units: readonly VoterUnit[]): string {
  const labels = units.map(({ label }) => label);
  if (labels.length <= labelsAtMost) return sayList(labels);
  const shown = labels.slice(0, labelsAtMost - 1);
  return `${shown.join(', ')} y ${labels.length - shown.length} más`;
}
