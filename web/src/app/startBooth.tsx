import { PlainTheme } from './look/PlainTheme.tsx';
import { mountApp } from './mountApp.tsx';
import { BoothRoute } from './voter/BoothRoute.tsx';

/** `/votes/current?puesto=`: the ballot of a shared tablet, alone, and with nobody's session. */
export function startBooth(asked: string): void {
  document.title = 'Puesto de votación · Asamblea';
  mountApp(PlainTheme, <BoothRoute asked={asked} />);
}
