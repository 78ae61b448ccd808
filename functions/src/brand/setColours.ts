import {
  accept,
  type Brand,
  type BrandAnswer,
  type BrandColours,
  brandTokens,
  checkColours,
  colourSchemes,
  doorBrandOf,
  isLegible,
  type Outcome,
  refuse,
  type StylesRequest,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface ColoursChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: StylesRequest;
  readonly now: number;
}

/**
 * Paints the assembly in other colours, wherever it is seen. Those in which something could not be read are
 * refused, however they were chosen. The same again changes nothing.
 */
export function setColours(asked: ColoursChange): Promise<Outcome<BrandAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const colours = chosenOf(request.colours);
    if (!checkColours(colours).every(isLegible)) return refuse('colours-not-legible');
    const { brand: known = {}, cot } = assembly;
    const { colours: before = {}, ...pictures } = known;
    const brand: Brand = Object.keys(colours).length === 0 ? pictures : { ...pictures, colours };
    if (JSON.stringify(chosenOf(before)) === JSON.stringify(colours)) {
      return accept(known);
    }
    tx.update(reference, { brand });
    tx.update(documents.publicAssembly(cot), { ...doorBrandOf(cot, brand) });
    recordEvent(tx, assemblyId, { kind: 'brand-changed', by, at: now });
    return accept(brand);
  });
}

/** Only what was chosen, always in the same order. */
function chosenOf(colours: StylesRequest['colours'] | BrandColours): BrandColours {
  return Object.fromEntries(
    colourSchemes.flatMap((scheme) => {
      const chosen = brandTokens.flatMap((token) => {
        const colour = colours[scheme]?.[token];
        return colour === undefined ? [] : [[token, colour] as const];
      });
      return chosen.length === 0 ? [] : [[scheme, Object.fromEntries(chosen)]];
    }),
  );
}
