/** A screen of the hall, or one over the video: the cockpit is told of it. */
export const screenKinds = ['projector', 'stream'] as const;

interface PublicScreen {
  /** Title of the page. */
  readonly title: string;
  /** The purpose of the screen, in one line: for descriptions. */
  readonly summary: string;
  /** The kind of screen that it reports to the cockpit; null: nobody waits for it. */
  readonly sign: (typeof screenKinds)[number] | null;
  /** The screen goes over a video, so that nothing else may be drawn there. */
  readonly isOverVideo?: true;
  readonly icon: 'ballot' | 'people' | 'reports' | 'stream' | 'vote';
}

/** The pages for anyone with the assembly's code, each alone on its screen. Specification §2. */
const rows = {
  '/quorum/public': {
    title: 'Quórum de la sala',
    summary: 'El quórum de la sala en vivo, con su curva.',
    sign: null,
    icon: 'people',
  },
  '/votes/public': {
    title: 'Pantalla',
    summary: 'La pantalla de la sala: su quórum, la votación y el resultado.',
    sign: 'projector',
    icon: 'ballot',
  },
  '/votes/public/missing': {
    title: 'Faltan por votar',
    summary: 'Cuánto falta por votar.',
    sign: 'projector',
    icon: 'vote',
  },
  '/results/public': {
    title: 'Resultados',
    summary: 'Los resultados que ya se mostraron.',
    sign: null,
    icon: 'reports',
  },
  '/results/public/decided': {
    title: 'Lo que se decidió',
    summary: 'Cada decisión que ya se mostró, en una página.',
    sign: null,
    icon: 'reports',
  },
  '/stream/votacion': {
    title: 'Emisión',
    summary: 'La votación sobre el video, para audiencias muy grandes.',
    sign: 'stream',
    isOverVideo: true,
    icon: 'stream',
  },
  '/stream/votacionWithOnSnapshot': {
    title: 'Emisión en vivo',
    summary: 'La votación sobre el video, al instante.',
    sign: 'stream',
    isOverVideo: true,
    icon: 'stream',
  },
} as const satisfies Record<string, PublicScreen>;

export type ScreenPath = keyof typeof rows;
export const publicScreens: Readonly<Record<ScreenPath, PublicScreen>> = rows;
export const screenPaths = Object.keys(rows) as readonly ScreenPath[];

export function screenPathOf(path: string): ScreenPath | undefined {
  return screenPaths.find((known) => known === path);
}

export function isOverVideo(path: string): boolean {
  const known = screenPathOf(path);
  return known !== undefined && publicScreens[known].isOverVideo === true;
}

/** One thing of every public screen, by its path. */
export function ofScreens<T>(pick: (screen: PublicScreen) => T): Readonly<Record<ScreenPath, T>> {
  const picked = Object.entries(publicScreens).map(([path, screen]) => [path, pick(screen)]);
  return Object.fromEntries(picked);
}
