import type { RoutePath } from '@asamblea/domain';
import { startedSummaries } from './startedSummaries.ts';

/** What one does on each page, in one line: for the home page, guides and descriptions. */
export const pageSummaries: Readonly<Record<RoutePath, string>> = {
  '/': 'Lo que puede hacer ahora.',
  '/dashboard':
    'La votación, el quórum de la sala, las conexiones y lo último que pasó, de un vistazo.',
  '/notices': 'La convocatoria con lo que pide la ley, y a quiénes se les avisó.',
  '/register': 'Quiénes llegan y quiénes salen, con sus poderes y placas.',
  '/votes/private': 'Las preguntas, sus votaciones y sus resultados.',
  '/quorum/private': 'Quién está y quién falta, unidad por unidad.',
  '/massive':
    'Acredite o retire muchas unidades de una vez, con una lista; imprima el paquete de contingencia.',
  '/mix': 'Quién está en la sala y quién en línea.',
  '/protected': 'El recuento de los votos y el registro, tras su contraseña.',
  '/reports': 'Quórum, asistentes, votaciones y el acta, para leer y guardar.',
  '/reports/acta': 'Escriba el acta, pásela a revisión y guárdela.',
  '/reports/quorum': 'El quórum de la sala a lo largo de la sesión.',
  '/reports/votersData': 'Quién asistió, por qué unidades, por qué medio y qué votó.',
  '/reports/votes': 'Cada pregunta cerrada, con su resultado y su artículo.',
  '/virtual/attorney': 'Siga la reunión con las unidades que representa.',
  '/virtual/current': 'Siga la reunión desde donde esté.',
  '/zoom': 'Cree la reunión en Zoom y vea quién está y quién está acreditado.',
  '/zoom/agradecimiento': 'Gracias por participar en la asamblea.',
  '/drive': 'Los documentos de la asamblea.',
  '/file': 'Un documento de la asamblea.',
  '/file/public': 'Un documento que le compartieron.',
  '/file/logo': 'El logo que sale en las páginas y en los documentos.',
  '/grapesjs': 'Escriba páginas de la asamblea.',
  '/assemblies': 'Todas las asambleas de la organización: en qué van y qué les falta.',
  '/settings': 'La asamblea: sus datos, su padrón, sus permisos y su imagen.',
  '/settings/general': 'Nombre, país, ley, zona horaria y código de la asamblea.',
  '/settings/database': 'Consulte el padrón vigente: unidades, personas y coeficientes.',
  '/settings/database/copypaste': 'Pegue el padrón desde una hoja de cálculo.',
  '/settings/database/file': 'Cargue el padrón desde un archivo y revíselo antes de importarlo.',
  '/settings/integrations': 'El correo, el video y la cuenta de Zoom de la asamblea.',
  '/settings/permissions': 'Quién trabaja en la asamblea y qué puede abrir y hacer.',
  '/settings/plugins': 'Partes de la aplicación que se encienden o se apagan.',
  '/settings/styles': 'Colores y logo de la asamblea.',
  '/{pageId}': 'Una página de la asamblea.',
  '/changedevice': 'Elija desde qué dispositivo vota.',
  ...startedSummaries,
};
