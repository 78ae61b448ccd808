import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './process/projectRoot.ts';
import { StackProblem } from './process/stackProblem.ts';

/** The dependency `node` of this project gives every npm script this version. */
const requiredNode = 24;

export function requireInstalled(): void {
  const remedy = 'Ejecute «npm install» en la carpeta del proyecto y después «npm start».';
  if (!existsSync(join(projectRoot, 'node_modules/firebase-tools'))) {
    throw new StackProblem(`Faltan las dependencias del proyecto.\n${remedy}`);
  }
  if (Number.parseInt(process.versions.node, 10) < requiredNode) {
    throw new StackProblem(
      `Hace falta Node ${requiredNode} y esto se está ejecutando con Node ${process.versions.node}.\n${remedy}`,
    );
  }
}
