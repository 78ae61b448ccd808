import {
  callName,
  formatCount,
  isSecret,
  type LiveBlock,
  type LiveQuestion,
  type LiveQuorum,
  type LiveResults,
  type LiveVoting,
  type PageOutline,
  presentParticipation,
  presentResult,
  presentRunning,
  quorumLine,
  sayPresence,
  sayQuestionNumber,
  saySession,
  sayUnits,
  sayWinners,
  sessionHour,
} from '@asamblea/domain';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { type BlockPart, big, plain, small, titled } from './blockParts.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** The known facts of the assembly while a page is open; null: not yet. */
export interface BlockSources {
  readonly quorum: LiveQuorum | null;
  readonly question: LiveQuestion | null;
  readonly results: LiveResults | null;
  readonly outline: PageOutline;
  readonly timeZone: string;
  /** By the server's clock. */
  readonly now: number;
  readonly isSignedIn: boolean;
}

/** The present content of each block. */
export function presentBlock(name: LiveBlock, known: BlockSources): readonly BlockPart[] {
  switch (name) {
    case 'quorum':
      return presentQuorum(known);
    case 'voto':
      return presentVote(known);
    case 'resultados':
      return presentLast(known);
    case 'agenda':
      return presentAgenda(known.outline);
    case 'documentos':
      return presentDocuments(known.outline);
    case 'cuenta':
      return presentCountdown(known);
    case 'entrar':
      return [{ kind: 'button', text: known.isSignedIn ? 'Ir al inicio' : 'Entrar a la asamblea' }];
  }
}

function presentQuorum({ quorum }: BlockSources): readonly BlockPart[] {
  if (quorum === null) return [titled('Quórum de la sala'), plain('Todavía no hay datos.')];
  const { present, total, needed, met } = quorum.quorum;
  const line = quorumLine(quorum.quorum);
  const word = met ? 'Hay quórum en la sala' : 'No hay quórum en la sala';
  return [
    titled(`Quórum de la sala · ${callName(quorum.call)}`),
    big(sayPresence(quorum.quorum)),
    { kind: 'text', text: word, tone: met ? 'yes' : 'no' },
    {
      kind: 'bar',
      label: 'Unidades presentes',
      line: line?.share ?? null,
      figure: `${formatCount(present.units)} de ${formatCount(total.units)}`,
      share: total.weight === 0 ? 0 : present.weight / total.weight,
    },
    small(`Se requiere ${needed}.`),
  ];
}

function presentVote({ question, now }: BlockSources): readonly BlockPart[] {
  const votings = question?.votings.filter(isAsked) ?? [];
  if (votings.length === 0) return [plain('No hay una votación abierta en este momento.')];
  return votings.flatMap((voting) => presentVoting(voting, now));
}

function isAsked({ question }: LiveVoting): boolean {
  return ['open', 'closing', 'counting'].includes(question.state);
}

function presentVoting(voting: LiveVoting, now: number): readonly BlockPart[] {
  const { question } = voting;
  const bars = presentRunning(voting);
  const { percent, units, weights } = presentParticipation(voting);
  const moment = [
    ...(question.rehearsal === true ? ['Ensayo, no cuenta'] : []),
    `Pregunta ${sayQuestionNumber(question)}`,
    ...(isSecret(question) ? ['Voto secreto'] : []),
  ].join(' · ');
  const options: BlockPart = {
    kind: 'list',
    isOrdered: false,
    items: question.options.map(({ label }) => ({ text: label, href: null })),
  };
  return [
    titled(moment),
    plain(question.text),
    big(sayState(question, now)),
    small(`Han votado ${units}: ${percent}${weights === null ? '' : ' del coeficiente'}.`),
    ...(bars?.map(
      ({ label, percent, share }): BlockPart => ({
        kind: 'bar',
        label,
        figure: percent,
        share,
        line: null,
      }),
    ) ?? [options]),
  ];
}

function sayState({ state, closesAt }: LiveVoting['question'], now: number): string {
  if (state === 'closing') return 'Cerrando la votación…';
  if (state === 'counting') return 'Contando los votos…';
  return closesAt === null ? 'Votación abierta' : `Cierra en ${sayLeft(closesAt - now)}`;
}

function presentLast({ results }: BlockSources): readonly BlockPart[] {
  const [last] = results?.results ?? [];
  if (last === undefined) return [plain('Todavía no hay resultados.')];
  const { measures, seats, word, sentence, base } = presentResult(last);
  return [
    titled(`Resultado de la pregunta ${sayQuestionNumber(last)}`),
    plain(last.text),
    big(sayWinners(seats) ?? word),
    plain(tieFigures(sentence)),
    ...measures.flatMap(({ bars, line }) =>
      bars.map(
        ({ label, percent, share }): BlockPart => ({
          kind: 'bar',
          label,
          figure: percent,
          share,
          line: line?.share ?? null,
        }),
      ),
    ),
    small(base),
  ];
}

function presentAgenda({ agenda }: PageOutline): readonly BlockPart[] {
  if (agenda.length === 0) return [plain('Todavía no hay orden del día.')];
  const items = agenda.map((text) => ({ text, href: null }));
  return [titled('Orden del día'), { kind: 'list', isOrdered: true, items }];
}

function presentDocuments({ documents }: PageOutline): readonly BlockPart[] {
  if (documents.length === 0) return [plain('Todavía no hay documentos.')];
  const items = documents.map(({ name, address }) => ({ text: name, href: address }));
  return [titled('Documentos'), { kind: 'list', isOrdered: false, items }];
}

function presentCountdown({ quorum, now, timeZone }: BlockSources): readonly BlockPart[] {
  if (quorum === null) return [plain('Todavía no hay fecha.')];
  const session = { ...quorum, state: quorum.sessionState };
  const until = sessionHour(session);
  const message = saySession(session, timeZone);
  if (until !== null && until > now) {
    return [small('Faltan'), big(sayLeft(until - now)), ...(message ? [plain(message.text)] : [])];
  }
  if (session.isCalledOff === true && message !== null)
    return [plain(message.title), small(message.text)];
  if (message !== null) return [plain(message.title)];
  const { units } = quorum.quorum.present;
  return [big('La asamblea está en curso'), small(`${sayUnits(units)} en la sala.`)];
}

/** `2 días y 3:04:05`, `1:05`. Zero only when time is over. */
function sayLeft(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const minutes = Math.floor((seconds % hour) / minute);
  const tail = two(seconds % minute);
  if (days === 0 && hours === 0) return `${minutes}:${tail}`;
  const clock = `${hours}:${two(minutes)}:${tail}`;
  return days === 0 ? clock : `${days} ${days === 1 ? 'día' : 'días'} y ${clock}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
