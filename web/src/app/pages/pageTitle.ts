import { routes } from '@asamblea/domain';

export const siteName = 'Asamblea';

/** `Registro · Asamblea`, or with the assembly's own name when it is known. */
export function pageTitle(path: string, assemblyName: string = siteName): string {
  const route = routes.find((row) => row.path === path);
  return route === undefined ? assemblyName : `${route.title} · ${assemblyName}`;
}
