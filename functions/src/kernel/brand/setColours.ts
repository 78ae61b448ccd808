import {
  accept,
  type Brand,
  type BrandAnswer,
  type BrandColours,
  brandTokens,
  checkColours,
  colourSchemes,
  isLegible,
  type Outcome,
  refuse,
  type StylesRequest,
} from '@asamblea/domain';
import { type ChangeAsked, changeAssembly } from '../assemblies/changeAssembly.ts';
import { brandChange } from './brandChange.ts';

export interface ColoursChange extends ChangeAsked {
  readonly request: StylesRequest;
}

/**
 * Paints the assembly in other colours, wherever it is seen. Those in which something could not be read are
 * refused, however they were chosen. The same again changes nothing.
 */
export function setColours(asked: ColoursChange): Promise<Outcome<BrandAnswer>> {
  return changeAssembly<BrandAnswer>(asked, ({ brand: known = {}, cot }) => {
    const colours = chosenOf(asked.request.colours);
    if (!checkColours(colours).every(isLegible)) return refuse('colours-not-legible');
    const { colours: before = {}, ...pictures } = known;
    const brand: Brand = Object.keys(colours).length === 0 ? pictures : { ...pictures, colours };
    if (JSON.stringify(chosenOf(before)) === JSON.stringify(colours)) {
      return accept({ change: null, answer: known });
    }
    return accept({ change: brandChange(cot, brand), answer: brand });
  });
}

/** Only the chosen colours, always in the same order. */
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
