import {
  type BrandToken,
  type ColourCheck,
  contrastNeeded,
  isLegible,
  surfaceNeeded,
} from '@asamblea/domain';

/** The name of each, and where it is seen. */
export const tokenWords: Readonly<Record<BrandToken, { name: string; seen: string }>> = {
  surface: { name: 'Fondo', seen: 'Detrás de todo lo que se lee.' },
  primary: { name: 'Principal', seen: 'Botones, enlaces y lo que se elige.' },
  info: { name: 'Información', seen: 'Avisos que solo informan.' },
  success: { name: 'Logro', seen: 'Lo que quedó hecho: «Guardado», «Hay quórum en la sala».' },
  critical: { name: 'Alerta', seen: 'Errores y lo que no se puede deshacer.' },
  hall: { name: 'Fondo del proyector', seen: 'Detrás de lo que ve la sala. Sin él, el de arriba.' },
};

/** How well it is read, in words and with the figure that says so. */
export function sayContrast(check: ColourCheck): string {
  const figure = `${decimal(check.contrast)} a 1`;
  if (isGround(check.token)) {
    return isLegible(check)
      ? `Se lee bien sobre él: ${figure}.`
      : `${check.scheme === 'light' ? 'Demasiado oscuro' : 'Demasiado claro'}: las letras no se leerían. Contrasta ${figure} y debe llegar a ${surfaceNeeded}.`;
  }
  return isLegible(check)
    ? `Se lee bien: ${figure}.`
    : `No se leería sobre el fondo: contrasta ${figure} y debe llegar a ${decimal(contrastNeeded.page)}.`;
}

/** That a public screen shows another shade of it; null when it shows the same. */
export function sayOnPublicScreens(check: ColourCheck): string | null {
  if (!isLegible(check) || check.onPublicScreen === check.colour) return null;
  return `En el proyector se verá ${check.onPublicScreen}, para que se lea desde el fondo de la sala.`;
}

function isGround(token: BrandToken): boolean {
  return token === 'surface' || token === 'hall';
}

/** Downwards: what does not reach a line is never said to. */
function decimal(figure: number): string {
  return (Math.floor(figure * 10) / 10).toFixed(1).replace('.', ',');
}
