import { randomUUID } from 'node:crypto';
import type { CastRequest } from '@asamblea/domain';
import { createPlates } from '../../hall/plates/createPlates.ts';
import { handOutPlate } from '../../hall/plates/handOutPlate.ts';
import { losePlate } from '../../hall/plates/losePlate.ts';
import { renewPin } from '../../hall/plates/renewPin.ts';
import { replacePlate } from '../../hall/plates/replacePlate.ts';
import { returnPlate } from '../../hall/plates/returnPlate.ts';
import { browserOf } from '../requests/browserOf.ts';
import { newMember, type TestAssembly, taken } from './testAssembly.ts';

/** The desk of an assembly, with the PINs it tells. */
export function plateDesk({ assemblyId }: Pick<TestAssembly, 'assemblyId'>) {
  const desk = <R>(request: R) => ({ assemblyId, by: 'desk', request, now: Date.now() });
  return {
    create: (from: number, to: number) => createPlates(desk({ from, to })),
    give: (number: number, personId: string, pin: string) =>
      handOutPlate({ ...desk({ number, personId }), pin }),
    take: (number: number) => returnPlate(desk({ number })),
    lose: (number: number) => losePlate(desk({ number })),
    replace: (number: number, by: number, pin: string) =>
      replacePlate({ ...desk({ number, by }), pin }),
    renew: (number: number, pin: string) => renewPin({ ...desk({ number }), pin }),
  };
}

/** A tablet that somebody of the staff turned into a booth. */
export async function newBooth(assembly: TestAssembly, origin: string) {
  const claims = await newMember(assembly, 'teller');
  const tablet = await browserOf(origin, claims);
  const staffCookie = tablet.cookie();
  const opened = await tablet.post('/booth/open', { boothId: randomUUID(), name: 'Puesto 1' });
  if (opened.status !== 200) throw new Error(`The booth was refused: ${opened.body.code}`);
  return {
    tablet,
    staffCookie,
    enter: (plate: number, pin: string) => tablet.post('/booth/enter', { plate, pin }),
    cast: (pass: unknown, vote: CastRequest) => tablet.post('/booth/cast', { pass, vote }),
    /** Enters and votes. */
    async vote(plate: number, pin: string, vote: CastRequest) {
      const entry = await tablet.post('/booth/enter', { plate, pin });
      if (entry.status !== 200) return entry;
      return tablet.post('/booth/cast', { pass: entry.body.pass, vote });
    },
  };
}

/** Every plate from 1 on, each with the owner of the unit of that place unless they have one; its PIN is `pinOf(number)`. */
export async function handOutAll(assembly: TestAssembly): Promise<void> {
  const desk = plateDesk(assembly);
  taken(await desk.create(1, assembly.units.length));
  const owners = new Set(assembly.units.map(({ ownerIds: [first = ''] }) => first));
  for (const [i, personId] of [...owners].entries()) {
    taken(await desk.give(i + 1, personId, pinOf(i + 1)));
  }
}

export function pinOf(number: number): string {
  return String(700_000 + number);
}
