import type { FieldTitles } from './fieldTitles.ts';

export const unitTitles: FieldTitles = {
  sure: [
    ...['unidad', 'no inmueble', 'inmueble', 'no unidad', 'unidad privada', 'bien privado'],
    ...['apartamento', 'apto', 'apt', 'ap', 'depto', 'departamento', 'dpto', 'casa', 'local'],
    ...['lote', 'predio', 'piso', 'finca', 'vivienda', 'unidad funcional', 'uf', 'asociado no'],
    ...['no apartamento', 'no apto', 'no depto', 'no departamento', 'no dpto', 'no casa'],
    ...['no local', 'no lote', 'no finca', 'no vivienda', 'no predio', 'no propiedad'],
    ...[
      'codigo unidad',
      'codigo inmueble',
      'codigo predio',
      'nomenclatura',
      'filial',
      'finca filial',
    ],
    ...['unidad inmobiliaria', 'unidad privativa', 'dto', 'no dto', 'ph', 'no uf', 'mz lt', 'lt'],
    ...['no parcela', 'no sitio', 'no unidad privativa', 'unidad no', 'apto no', 'inmueble no'],
    ...['unit', 'unit no', 'apartment', 'flat', 'lot', 'unidade', 'fracao', 'fracao autonoma'],
    ...['no unidade', 'no fracao'],
  ],
  mayBe: [
    ...['no', 'codigo', 'cod', 'interior', 'int', 'no interior', 'no int', 'puerta', 'no puerta'],
    ...['oficina', 'no oficina', 'parqueadero', 'no parqueadero', 'garaje', 'cochera', 'bodega'],
    ...['estacionamiento', 'deposito', 'matricula', 'matricula inmobiliaria', 'rol', 'no rol'],
    ...['rol avaluo', 'letra', 'ref', 'referencia', 'id', 'identificador', 'codigo interno'],
    ...['no socio', 'socio no', 'no asociado', 'no afiliado', 'no accionista', 'no miembro'],
    ...['no orden', 'orden', 'item', 'ord', 'no exterior', 'porta', 'andar', 'nivel', 'planta'],
    ...['unidades', 'propiedad', 'bien', 'sitio', 'parcela', 'property', 'loja', 'apartamento no'],
  ],
};

export const groupTitles: FieldTitles = {
  sure: [
    ...['agrupacion', 'torre', 'bloque', 'interior', 'grupo', 'manzana', 'etapa', 'edificio'],
    ...['torre bloque', 'torre o bloque', 'bloque torre', 'no torre', 'no bloque', 'tor', 'blq'],
    ...['bloq', 'bl', 'mz', 'mza', 'mzna', 'no manzana', 'portal', 'escalera', 'sector', 'modulo'],
    ...['supermanzana', 'edif', 'cuerpo', 'fase', 'subcondominio', 'seccion'],
    ...['tower', 'block', 'building', 'bloco'],
  ],
  mayBe: ['int', 'zona', 'piso', 'nivel', 'planta', 'andar'],
};

export const kindTitles: FieldTitles = {
  sure: [
    ...['tipo', 'clase', 'uso', 'destino', 'tipo unidad', 'destinacion', 'tipologia'],
    ...['tipo inmueble', 'tipo bien', 'tipo predio', 'type', 'kind', 'use', 'tipo uso'],
  ],
  isNot: [
    ...['documento', 'doc', 'identificacion', 'persona', 'id', 'cuenta', 'sangre', 'cliente'],
    ...['propietario', 'contribuyente', 'vehiculo', 'tenencia'],
  ],
};

export const weightTitles: FieldTitles = {
  sure: [
    ...['coeficiente', 'coef', 'coeficiente de copropiedad', 'coef copropiedad', 'coefic', 'coe'],
    ...['cuota de participacion', 'cuota', 'participacion', 'indiviso', 'prorrateo', 'alicuota'],
    ...['porcentual', 'porcentaje', 'porcentaje fiscal', 'derechos', 'acciones', 'votos'],
    ...['aportes', 'cuotas sociales', 'peso', 'por mil', 'milesimas'],
    ...['total coeficiente', 'coeficiente total', 'coeficientes', 'proindiviso', 'pro indiviso'],
    ...['no votos', 'cantidad votos', 'total votos', 'votos totales', 'participaciones'],
    ...['no participaciones', 'no acciones', 'total acciones', 'acciones suscritas', 'no cuotas'],
    ...['no derechos', 'derecho voto', 'peso voto', 'aporte', 'aportes sociales', 'alicuotas'],
    ...['part', 'pct', 'porcentaje part', 'prorrata', 'milesimos', 'valor proporcional', 'factor'],
    ...['participacion social', 'cuota parte', 'cuota copropiedad', 'derecho copropiedad'],
    ...['certificados', 'no certificados', 'certificados aportacion', 'titulos', 'no titulos'],
    ...['share', 'shares', 'share percentage', 'percentage', 'percent', 'weight', 'votes'],
    ...['quota', 'quota parte', 'fracao ideal', 'permilagem', 'percentagem', 'permilagens'],
  ],
  mayBe: ['total', 'area', 'area m2', 'm2', 'metros', 'superficie', 'area privada', 'fraccion'],
  isNot: [
    ...['administracion', 'ordinaria', 'extraordinaria', 'mensual', 'mes', 'valor', 'gastos'],
    ...['expensas', 'pagada', 'pagado', 'vencida', 'vencidas', 'pendiente', 'fija', 'fecha'],
    ...['mantenimiento', 'anual', 'social pagada'],
  ],
};

export const arrearsTitles: FieldTitles = {
  sure: [
    ...['en mora', 'mora', 'moroso', 'estado de cartera', 'cartera', 'observacion', 'saldo'],
    ...['deuda', 'estado de cuenta', 'adeuda', 'adeudo', 'adeudos', 'morosidad'],
    ...['saldo pendiente', 'saldo vencido', 'deuda total', 'total deuda', 'total adeudo', 'deudas'],
    ...['balance', 'amount due', 'debt', 'arrears', 'divida', 'importe adeudado', 'monto adeudado'],
  ],
  mayBe: ['estado', 'paz y salvo', 'situacion', 'status', 'habilitado', 'condicion'],
  isNot: ['favor', 'civil', 'acreedor', 'inmueble', 'fecha', 'dias', 'meses'],
};
