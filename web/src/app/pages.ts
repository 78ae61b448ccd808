import { routes } from '@asamblea/domain';
import BallotIcon from '@mui/icons-material/BallotOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import RegisterIcon from '@mui/icons-material/HowToReg';
import VoteIcon from '@mui/icons-material/HowToVote';
import DatabaseIcon from '@mui/icons-material/StorageOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';

export interface AppPage {
  readonly path: string;
  readonly title: string;
  readonly Icon: ComponentType;
  /** What one can do there, for the home page. */
  readonly summary: string;
  readonly inMenu: boolean;
}

const built: readonly Omit<AppPage, 'title'>[] = [
  { path: '/', Icon: HomeIcon, summary: 'Lo que puede hacer ahora.', inMenu: true },
  {
    path: '/votes/current',
    Icon: VoteIcon,
    summary: 'Vote por sus unidades cuando se abra una pregunta.',
    inMenu: true,
  },
  {
    path: '/register',
    Icon: RegisterIcon,
    summary: 'Acredite a quienes llegan y registre a quienes salen.',
    inMenu: true,
  },
  {
    path: '/votes/private',
    Icon: BallotIcon,
    summary: 'Prepare las preguntas, abra y cierre las votaciones, muestre los resultados.',
    inMenu: true,
  },
  {
    path: '/settings/database',
    Icon: DatabaseIcon,
    summary: 'Consulte el padrón vigente: unidades, personas y coeficientes.',
    inMenu: true,
  },
  {
    path: '/settings/database/file',
    Icon: ImportIcon,
    summary: 'Cargue el padrón desde un archivo y revíselo antes de importarlo.',
    inMenu: false,
  },
  {
    path: '/settings/database/copypaste',
    Icon: PasteIcon,
    summary: 'Pegue el padrón desde una hoja de cálculo y revíselo antes de importarlo.',
    inMenu: false,
  },
];

/** The pages that exist and that this person may open, in the order of the menu. */
export function pagesFor(routesAvailable: readonly string[]): readonly AppPage[] {
  return built
    .filter((page) => routesAvailable.includes(page.path))
    .map((page) => ({ ...page, title: titleOf(page.path) }));
}

function titleOf(path: string): string {
  return routes.find((route) => route.path === path)?.title ?? path;
}
