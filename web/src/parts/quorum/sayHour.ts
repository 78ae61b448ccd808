import { localTimeOf, sayTime } from '@asamblea/domain';
import { tieFigures } from '../../ui/text/tieFigures.ts';

/** The hour of an instant where the assembly meets, on one line. */
export function sayHour(at: number, timeZone: string): string {
  return tieFigures(sayTime(localTimeOf(at, timeZone), timeZone));
}
