import { catalogue } from '../../messages/message.ts';

/** Texts about tracing of trucks. */
export const truckTexts = catalogue('truck', {
  window: ['must be at least a second after `from`', '须比`from`至少晚一秒'],
  noColor: ['The platform’s check returned no color of the plate.', '平台的核查未给出车牌颜色。'],
  sayColor: [
    'Give `plateColor`: without a color the platform would try all of them and bill each attempt. Nothing was billed.',
    '请填写`plateColor`：未指定颜色时，平台会逐一尝试并按次计费。本次未计费。',
  ],
});
