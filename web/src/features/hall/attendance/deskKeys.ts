import type { Operation } from '@asamblea/domain';

/**
 * The action of each key, as the help of the desk says it; for some, the operation that the assembly may be
 * without.
 */
export const deskKeys: readonly (readonly [key: string, does: string, operation?: Operation])[] = [
  ['/', 'ir a la búsqueda'],
  ['↑ ↓', 'elegir entre los resultados'],
  ['Enter', 'elegir, y luego acreditar lo que falta'],
  ['Alt+L', 'acreditar en línea'],
  ['Alt+S', 'registrar la salida'],
  ['Alt+P', 'pasar a esta persona lo que otra tiene'],
  ['Alt+N', 'entregarle una placa, o recibirla', 'handOutPlate'],
  ['Alt+C', 'credencial: en su celular, en papel o por correo'],
  ['Alt+K', 'código personal'],
  ['Alt+Z', 'registrar su paz y salvo'],
  ['Alt+R', 'restablecer su dispositivo'],
  ['Alt+Q', 'por qué no puede votar'],
  ['Alt+E', 'leer un QR con la cámara'],
  ['Esc', 'limpiar y empezar otra vez'],
  ['?', 'ver estas teclas'],
];
