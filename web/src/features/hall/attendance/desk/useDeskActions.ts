import type { AttendanceMode } from '@asamblea/domain';
import { saying } from '@asamblea/domain';
import { useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { type DeskHolding, isRepresented } from './deskHoldings.ts';
import type { DeskState } from './useDesk.ts';

/** The actions of the buttons and the keys on the person on screen; then the search is ready again. */
export function useDeskActions(desk: DeskState) {
  const confirm = useConfirm();
  const { person, mayWork, pick, work, holdings, backToSearch } = desk;

  function accredit(channel: AttendanceMode = pick.channel): void {
    if (person === null || !mayWork) return;
    if (pick.toAccredit.length === 0) {
      ask(pick.represented, channel);
      return;
    }
    work.accredit(person.personId, pick.toAccredit, channel);
    backToSearch();
  }

  /** The server says what attending ends, and whom to ask; until they choose nothing changes. */
  function ask(represented: readonly DeskHolding[], channel: AttendanceMode = pick.channel): void {
    if (person === null || !mayWork || represented.length === 0) return;
    work.accredit(person.personId, represented, channel);
  }

  function leave(): void {
    if (person === null || !mayWork || pick.toLeave.length === 0) return;
    work.leave(person.personId, pick.toLeave);
    backToSearch();
  }

  /** Never in silence: the present holder of the units is named first. */
  function transfer(asked: readonly DeskHolding[] = holdings): void {
    const taken = asked.filter(({ state }) => state.kind === 'held');
    const held = taken.filter((one) => !isRepresented(one));
    if (held.length === 0) ask(taken);
    if (person === null || !mayWork || held.length === 0) return;
    const labels = held.map(({ unit }) => unit.label).join(', ');
    confirm({
      header: `Pasar ${labels} a ${person.name}`,
      message: saying`${sayHolders(held)} ${held.length === 1 ? 'Quedará acreditada' : 'Quedarán acreditadas'} a ${person.name}. Los votos que ya se emitieron se mantienen.`,
      enter: 'rejects',
      acceptLabel: held.length === 1 ? 'Pasar la unidad' : `Pasar ${held.length} unidades`,
      accept: () => work.transfer(person.personId, held, pick.channel),
    });
  }

  return { accredit, ask, leave, transfer };
}

export type DeskActions = ReturnType<typeof useDeskActions>;

function sayHolders(held: readonly DeskHolding[]): string {
  const names = new Set(held.map(({ state }) => (state.kind === 'held' ? state.by : '')));
  const list = [...names].join(', ');
  return held.length === 1 ? saying`Ahora la tiene ${list}.` : saying`Ahora las tiene ${list}.`;
}
