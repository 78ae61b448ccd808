/** How the product says no about speaking, asking in writing and the video of the meeting. */
export const floorRefusals = {
  'floor-closed': [
    409,
    'La presidencia ya no recibe más turnos por ahora. Intente cuando los abra de nuevo.',
  ],
  'floor-full': [409, 'La lista para hablar está llena. Intente de nuevo cuando avance.'],
  'floor-moved': [
    409,
    'La palabra cambió de manos mientras tanto. Mire quién la tiene y vuelva a intentarlo.',
  ],
  'floor-not-attending': [
    409,
    'Para hablar o preguntar debe asistir con una unidad. Entre a la reunión o acérquese a la mesa de registro.',
  ],
  'turn-unknown': [404, 'Ese turno ya no está en la lista. Actualícela e intente con otro.'],
  'inquiries-waiting': [
    409,
    'Sus preguntas anteriores aún esperan. Envíe otra cuando la presidencia las haya visto.',
  ],
  'inquiries-over': [
    409,
    'Ya envió todas las preguntas de esta sesión. Pida la palabra para decir algo más.',
  ],
  'inquiry-unknown': [404, 'Esa pregunta no está en la lista. Actualícela e intente de nuevo.'],
  'video-not-understood': [
    422,
    'Esa dirección no es un video que podamos usar. Copie el enlace completo, con https, desde la videollamada o desde YouTube.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
