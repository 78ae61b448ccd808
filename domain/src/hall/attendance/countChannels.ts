import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import {
  type Attendance,
  type AttendanceMode,
  attendanceModes,
} from '../../people/seats/attendance.ts';

/** Somebody whose units are counted through more than one channel. */
export interface SplitHolder {
  readonly personId: string;
  readonly name: string;
  readonly units: Readonly<Record<AttendanceMode, readonly string[]>>;
}

export interface ChannelCounts {
  /** The people present through each channel; together they are all the people present. */
  readonly byChannel: Readonly<Record<AttendanceMode, Count & { readonly people: number }>>;
  readonly split: readonly SplitHolder[];
}

/**
 * Counts who is present by channel. A unit has one holder and one channel, so that no weight is
 * counted twice; a person may hold units through several, and is listed to be put in one.
 */
export function countChannels(attendance: readonly Attendance[]): ChannelCounts {
  const present = attendance.filter((one) => one.present);
  const count = (channel: AttendanceMode) => {
    const there = present.filter((one) => one.channel === channel);
    return {
      units: there.length,
      weight: there.reduce((sum, one) => sum + one.weight, 0),
      people: new Set(there.map(({ personId }) => personId)).size,
    };
  };
  const holders = groupBy(present, ({ personId }) => personId);
  const split = [...holders].flatMap(([personId, units]): readonly SplitHolder[] => {
    const labels = (channel: AttendanceMode) =>
      units.filter((one) => one.channel === channel).map(({ label }) => label);
    const name = units[0]?.personName ?? '';
    const all = { hall: labels('hall'), online: labels('online'), paper: labels('paper') };
    return attendanceModes.filter((channel) => all[channel].length > 0).length > 1
      ? [{ personId, name, units: all }]
      : [];
  });
  const byChannel = { hall: count('hall'), online: count('online'), paper: count('paper') };
  return { byChannel, split };
}

/** Where somebody is, as screens and reports say it. */
export const attendanceModeNames: Readonly<Record<AttendanceMode, string>> = {
  hall: 'En la sala',
  online: 'En línea',
  paper: 'En papel',
};
