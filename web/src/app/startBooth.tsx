import { BoothRoute } from './BoothRoute.tsx';
import { mountApp } from './mountApp.tsx';
import { PlainTheme } from './PlainTheme.tsx';

/** `/votes/current?puesto=`: the ballot of a shared tablet, alone, and with nobody's session. */
export function startBooth(asked: string): void {
  document.title = 'Puesto de votación · Asamblea';
  mountApp(PlainTheme, <BoothRoute asked={asked} />);
}
