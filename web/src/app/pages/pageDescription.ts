import { routes } from '@asamblea/domain';
import { pageSummaries } from './pageSummaries.ts';

/** The description of the product, for a page of no route. The same as in `index.html`. */
export const siteDescription = 'Asambleas con quórum por coeficiente y votación en vivo.';

/** The purpose of a page, as search engines and shared links say it. */
export function pageDescription(path: string, assemblyName?: string): string {
  const route = routes.find((row) => row.path === path);
  if (route === undefined) return siteDescription;
  const summary = pageSummaries[route.path];
  return assemblyName === undefined ? summary : `${assemblyName}: ${lowerFirst(summary)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
