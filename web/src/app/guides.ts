import type { RoutePath } from '@asamblea/domain';

export interface Guide {
  /** What this page cannot do yet and how to get it done meanwhile. */
  readonly text: string;
  /** Where it is done; the person sees those of theirs. */
  readonly next: readonly RoutePath[];
}

/** Pages whose work is done elsewhere for now: each says so and leads there. */
export const guides: Readonly<Partial<Record<RoutePath, Guide>>> = {
  '/zoom': {
    text: 'Esta versión no conduce el video: la reunión en línea se abre en su propia aplicación. Proyecte o transmita las pantallas públicas y lleve las votaciones desde aquí.',
    next: ['/votes/private', '/dashboard'],
  },
};
