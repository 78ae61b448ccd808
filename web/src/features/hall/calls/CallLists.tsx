import {
  type CallComparison,
  type CallGuest,
  endSentence,
  type NotRegistered,
  type SeatBook,
  type SeatPerson,
  sayList,
} from '@asamblea/domain';
import { Button } from '@mui/material';
import { sayPerson } from '../../../parts/who/sayPerson.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { NamedList, NamedRow } from '../../../ui/lists/NamedList.tsx';
import { seatLabels } from './callPeople.ts';
import { sayGuest, saySigns, sayStay, sayTraces } from './callWords.ts';
import type { CallDeskWork } from './useCallDesk.ts';

interface CallListsProps {
  readonly found: CallComparison;
  readonly book: SeatBook;
  readonly desk: CallDeskWork;
  readonly mayAccredit: boolean;
  /** Null: it was a mistake. */
  readonly onChoose: (key: string, choice: SeatPerson | 'nobody' | null) => void;
  readonly onAsk: (guest: CallGuest) => void;
}

/** Each guest of the call in one list, by the next step for them. */
export function CallLists({ found, book, desk, mayAccredit, onChoose, onAsk }: CallListsProps) {
  const { registered, notRegistered, notInCall, open, strangers } = found;
  const say = (person: SeatPerson) => sayPerson({ ...person, units: seatLabels(person, book) });
  const undo = (guests: readonly CallGuest[], isChosen: boolean) =>
    isChosen &&
    guests.map(({ key, name }) => (
      <Button key={key} aria-label={`Deshacer: ${name}`} onClick={() => onChoose(key, null)}>
        Deshacer
      </Button>
    ));
  return (
    <>
      {open.length > 0 && (
        <NamedList
          title="Sin reconocer"
          hint="Si los reconoce, diga quiénes son. Decirlo no los acredita."
        >
          {open.map(({ guest, match }) => (
            <NamedRow
              key={guest.key}
              name={sayGuest(guest)}
              detail={joined([whys[match.why ?? 'nobody'], sayTraces(guest)])}
            >
              {match.perhaps.map((person) => (
                <Button
                  key={person.personId}
                  variant="outlined"
                  onClick={() => onChoose(guest.key, person)}
                >
                  Es {say(person)}
                </Button>
              ))}
              <Button aria-label={`Elegir quién es ${guest.name}`} onClick={() => onAsk(guest)}>
                Elegir quién es
              </Button>
              <Button
                aria-label={`${guest.name} no es de la asamblea`}
                onClick={() => onChoose(guest.key, 'nobody')}
              >
                No es de la asamblea
              </Button>
            </NamedRow>
          ))}
        </NamedList>
      )}
      {notRegistered.length > 0 && (
        <NamedList
          title="En la videollamada y sin registrar"
          hint="No cuentan ni votan. El informe no prueba quién es: acredite solo a quien reconoció."
        >
          {notRegistered.map((one) => (
            <NamedRow
              key={one.person.personId}
              name={say(one.person)}
              detail={joined([sayFound(one), ...sayTaken(one), desk.saidOf(one.person.personId)])}
            >
              {mayAccredit && one.asks.length > 0 && (
                <BusyButton
                  variant="outlined"
                  aria-label={`Acreditar en línea a ${one.person.name}`}
                  onPress={() => desk.accredit(one)}
                >
                  Acreditar en línea
                </BusyButton>
              )}
              {undo(one.guests, one.isChosen)}
            </NamedRow>
          ))}
        </NamedList>
      )}
      {notInCall.length > 0 && (
        <NamedList
          title="Registrados en línea que no estuvieron"
          hint="El informe no los nombra: pudieron entrar con otro nombre. Siguen contando; si se fueron, deles salida en Registro."
        >
          {notInCall.map(({ person, held }) => (
            <NamedRow
              key={person.personId}
              name={sayPerson({ ...person, units: held.map(({ label }) => label) })}
            />
          ))}
        </NamedList>
      )}
      {registered.length > 0 && (
        <NamedList title="En la videollamada y registrados" hint="No hay nada que hacer.">
          {registered.map((one) => (
            <NamedRow
              key={one.person.personId}
              name={sayPerson({ ...one.person, units: one.held.map(({ label }) => label) })}
              detail={sayFound(one)}
            >
              {undo(one.guests, one.isChosen)}
            </NamedRow>
          ))}
        </NamedList>
      )}
      {strangers.length > 0 && (
        <NamedList title="No son de la asamblea" hint="Lo dijo usted, y se puede deshacer.">
          {strangers.map((guest) => (
            <NamedRow key={guest.key} name={sayGuest(guest)}>
              {undo([guest], true)}
            </NamedRow>
          ))}
        </NamedList>
      )}
    </>
  );
}

const whys = {
  nobody: 'El informe no basta para saber quién es.',
  several: 'Puede ser más de una persona.',
  apart: 'Su nombre, su correo o su unidad son de personas distintas.',
} as const;

function sayFound({ signs, guests }: Pick<NotRegistered, 'signs' | 'guests'>): string {
  const shown = guests.map((guest) => joined([sayGuest(guest), sayStay(guest)], ', '));
  return endSentence(`${saySigns(signs)}: ${sayList(shown)}`);
}

/** Why nothing, or not everything, can be asked for somebody. */
function sayTaken({ asks, taken, leftAt }: NotRegistered): readonly string[] {
  return [
    leftAt === null ? '' : 'Se registró y después salió.',
    ...taken.map(({ unit, by, how }) =>
      how === 'held' ? `${unit.label} la tiene ${by}.` : `${unit.label} la representa ${by}.`,
    ),
    asks.length + taken.length === 0 ? 'No tiene unidades que pueda ocupar.' : '',
  ];
}

function joined(parts: readonly string[], sign = ' '): string {
  return parts.filter((text) => text !== '').join(sign);
}
