import { modalityOf } from '../../kernel/assemblies/modality.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate, sayWeekday } from '../../kernel/calendars/sayDate.ts';
import { sayCalled } from '../../kernel/calendars/sayMoment.ts';
import { sayTime } from '../../kernel/calendars/sayTime.ts';
import { localDateOf, localTimeOf } from '../../kernel/calendars/zone.ts';
import { callerNames } from '../../kernel/sessions/notedConvocation.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import type { ConvocationDraft } from './convocationDraft.ts';
import type { Placeholder } from './placeholders.ts';

type Typed = Pick<ConvocationDraft, 'medium' | 'inspection' | 'signer' | 'city'>;

/** The present value of each placeholder; empty where nobody gave it yet, or it does not apply. */
export function placeholderValues(
  facts: ComposingFacts,
  { medium, inspection, signer, city = '' }: Typed,
  /** The day on which it goes out. */
  sentOn: LocalDate,
): Readonly<Record<Placeholder, string>> {
  const { assembly, called, startsAt, points, debtors, call } = facts;
  const { timeZone, name } = assembly;
  const moment = (at: number) => ({
    date: localDateOf(at, timeZone),
    time: localTimeOf(at, timeZone),
  });
  const second = call === 1 ? (called?.secondCallAt ?? null) : null;
  const held = startsAt === null ? null : moment(startsAt);
  return {
    entidad: name,
    lugar_y_fecha: city === '' ? sayDate(sentOn) : `${city}, ${sayDate(sentOn)}`,
    fecha: held === null ? '' : sayWeekday(held.date),
    hora: held === null ? '' : sayTime(held.time, timeZone),
    lugar: called?.place ?? '',
    medio: modalityOf(assembly) === 'hall' ? '' : medium,
    orden_del_dia: points.map(({ number, text }) => `${number}. ${text}`).join('\n'),
    convoca: called === null ? '' : callerNames[called.caller],
    firma: signer,
    segunda: second === null ? '' : sayCalled(moment(second), timeZone),
    efecto_segunda: second === null ? '' : effect,
    deudores: debtors.map((one) => `- ${one}`).join('\n'),
    advertencia: facts.someInArrears ? warning : '',
    revision: inspection,
  };
}

const effect =
  'Si en la primera convocatoria no se reúne el quórum, la reunión se hará en segunda convocatoria en la fecha que aquí se anuncia, con el quórum que para ella fijan la ley y los estatutos.';
const warning =
  'Quien no esté al día en el pago al comenzar la reunión podrá intervenir, pero quedará privado del voto en los casos que fija la ley.';
