import type { WrittenPage } from '@asamblea/domain';
import { liveDocuments } from '../../functions/src/live/projections/liveDocuments.ts';

const pages: readonly WrittenPage[] = [
  {
    pageId: 'reglas-de-la-reunion',
    title: 'Reglas de la reunión',
    html: `<h1>Reglas de la reunión</h1>
<ol>
<li>Cada intervención dura hasta tres minutos.</li>
<li>Pida la palabra y espere su turno.</li>
<li>Su voto pesa lo que pesa el coeficiente de sus unidades.</li>
<li>Si se retira, avise en la mesa de registro: su salida cambia el quórum de la sala.</li>
</ol>
<div data-bloque="quorum">Quórum de la sala</div>
<div data-bloque="documentos">Documentos</div>`,
    css: '',
    state: 'published',
    version: 1,
  },
  {
    pageId: 'public-orden-del-dia',
    title: 'Orden del día',
    html: `<h1>Orden del día</h1>
<ol>
<li>Verificación del quórum de la sala.</li>
<li>Elección de presidente y secretario de la asamblea.</li>
<li>Informe de la administración y del revisor fiscal.</li>
<li>Aprobación de los estados financieros.</li>
<li>Aprobación del presupuesto.</li>
<li>Elección del consejo de administración.</li>
<li>Proposiciones y varios.</li>
</ol>
<div data-bloque="voto">Votación abierta</div>
<div data-bloque="resultados">Último resultado</div>
<div data-bloque="entrar">Entrar a la asamblea</div>`,
    css: '',
    state: 'published',
    version: 1,
  },
];

/** The two pages of the demonstration: one for members and one for anybody. */
export async function seedPages(assemblyId: string): Promise<void> {
  for (const page of pages) await liveDocuments.page(assemblyId, page.pageId).set(page);
}
