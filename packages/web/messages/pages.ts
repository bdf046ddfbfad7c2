import type { Deed, Fact, Notice, Outcome, Purpose } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

interface Texts {
  readonly simulated: string;
  readonly simulatedHint: string;
  readonly loading: string;
  readonly missing: string;
  readonly missingHint: string;
  readonly away: string;
  readonly tryAgain: string;
  readonly steps: string;
  readonly stepDone: string;
  readonly waits: string;
  readonly waitsHint: string;
  readonly readContract: string;
  readonly purposes: Readonly<Record<Purpose, { readonly by: string; readonly title: string }>>;
  readonly facts: Readonly<Record<Fact['about'], string>>;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly notices: Readonly<Record<Notice, string>>;
  readonly outcomes: Readonly<Record<Outcome, { readonly title: string; readonly hint: string }>>;
  readonly face: {
    readonly hint: string;
    readonly scan: string;
    readonly scanning: string;
    readonly fail: string;
  };
  readonly name: {
    readonly hint: string;
    readonly pad: string;
    readonly write: string;
    readonly clear: string;
    readonly submit: string;
  };
  readonly code: {
    readonly from: string;
    readonly message: (code: string) => string;
    readonly label: string;
    readonly digit: (at: number) => string;
    readonly submit: string;
  };
  readonly card: { readonly label: string; readonly hint: string; readonly submit: string };
  readonly authorize: { readonly hint: string; readonly submit: string };
  readonly pay: { readonly hint: string; readonly submit: string };
  readonly confirm: { readonly hint: string; readonly submit: string };
  readonly refuse: {
    readonly open: string;
    readonly title: string;
    readonly reason: string;
    readonly ordinary: string;
    readonly submit: string;
    readonly cancel: string;
  };
  readonly fail: string;
}

/** Texts of the simulated platform's pages. */
export const pagesTexts = catalogue<Texts>(
  {
    simulated: 'Simulation',
    simulatedHint: 'Nothing here is real. What you do is what the person would do.',
    loading: 'Opening the page',
    missing: 'There is no such page',
    missingHint: 'The link is incomplete, or it is of another simulated platform.',
    away: 'The service does not respond.',
    tryAgain: 'Try again',
    steps: 'Steps',
    stepDone: 'done',
    waits: 'Somebody else is first',
    waitsHint: 'This page goes on by itself as soon as it is your turn.',
    readContract: 'Read the contract (PDF)',
    purposes: {
      ENTERPRISE_AUTHORIZATION: { by: 'Bank', title: 'Authorize reverse invoicing' },
      FACE_SCAN: { by: 'Bank', title: 'Prove who you are' },
      PAYMENT: { by: 'Bank', title: 'Pay a seller' },
      RED_OFFSET: { by: 'Bank', title: 'Reverse an invoice' },
      H5_SELLER: { by: 'Bank', title: 'Become a payee' },
      H5_ENTERPRISE: { by: 'Bank', title: 'Open an enterprise' },
      REAL_NAME: { by: 'Signing service', title: 'Prove the real name' },
      SILENT_AUTHORIZATION: { by: 'Signing service', title: 'Authorize silent signing' },
      SIGNING: { by: 'Signing service', title: 'Sign a contract' },
      CONTRACT: { by: 'Contract service', title: 'Sign a contract' },
      BANK: { by: 'Bank', title: 'A page of the bank' },
    },
    facts: {
      PERSON: 'Person',
      COMPANY: 'Enterprise',
      CONTRACT: 'Contract',
      ORDER: 'Order',
      SELLER: 'Seller',
      AMOUNT: 'Amount',
      ANSWER: 'Answer',
    },
    deeds: {
      SCAN_FACE: 'Scan the face',
      ENTER_CODE: 'Enter the code',
      WRITE_NAME: 'Write the name',
      ENTER_CARD: 'Give a bank card',
      AUTHORIZE: 'Authorize',
      PAY: 'Pay',
      CONFIRM: 'Confirm',
    },
    notices: {
      FACE_NOT_RECOGNIZED: 'The face was not recognized. Try again.',
      WRONG_CODE: 'This is not the code of the message. Try again.',
      HANDWRITING_REFUSED: 'The name cannot be read. Write it again, letter by letter.',
      CARD_REFUSED: 'A card number has 12 to 19 digits.',
    },
    outcomes: {
      DONE: { title: 'Done', hint: 'The service is informed. You can close this page.' },
      REFUSED: { title: 'Refused', hint: 'Nothing was signed. The service is informed.' },
      FAILED: { title: 'It failed', hint: 'The service is informed. A new link is needed.' },
      CANCELED: { title: 'Canceled', hint: 'There is nothing to do here any more.' },
      EXPIRED: { title: 'Too late', hint: 'The time for this link is over.' },
    },
    face: {
      hint: 'Hold the face into the circle. No camera is used.',
      scan: 'Scan the face',
      scanning: 'Looking …',
      fail: 'Do not recognize the face',
    },
    name: {
      hint: 'Write the name with a finger or the mouse.',
      pad: 'Handwriting',
      write: 'Write it for me',
      clear: 'Clear',
      submit: 'Sign',
    },
    code: {
      from: 'Text message',
      message: (code) => `Your code is ${code}.`,
      label: 'Code from the text message',
      digit: (at) => `Digit ${at}`,
      submit: 'Send the code',
    },
    card: {
      label: 'Card number',
      hint: 'A made-up card is filled in.',
      submit: 'File the card',
    },
    authorize: { hint: 'The enterprise allows this from now on.', submit: 'Authorize' },
    pay: { hint: 'No money moves.', submit: 'Pay' },
    confirm: { hint: 'Check what stands above.', submit: 'Confirm' },
    refuse: {
      open: 'Refuse to sign',
      title: 'Why do you refuse?',
      reason: 'Reason',
      ordinary: 'The amount is wrong',
      submit: 'Refuse',
      cancel: 'Back',
    },
    fail: 'Let it fail',
  },
  {
    simulated: '模拟',
    simulatedHint: '此处一切皆为虚构。您在这里代替本人操作。',
    loading: '正在打开页面',
    missing: '没有这个页面',
    missingHint: '链接不完整，或属于另一个模拟平台。',
    away: '服务没有应答。',
    tryAgain: '重试',
    steps: '步骤',
    stepDone: '已完成',
    waits: '请等待其他人先完成',
    waitsHint: '轮到您时，本页会自动继续。',
    readContract: '阅读合同（PDF）',
    purposes: {
      ENTERPRISE_AUTHORIZATION: { by: '银行', title: '授权反向开票' },
      FACE_SCAN: { by: '银行', title: '身份认证' },
      PAYMENT: { by: '银行', title: '向出售者付款' },
      RED_OFFSET: { by: '银行', title: '红冲发票' },
      H5_SELLER: { by: '银行', title: '收款人入驻' },
      H5_ENTERPRISE: { by: '银行', title: '企业开通' },
      REAL_NAME: { by: '电子签章', title: '实名认证' },
      SILENT_AUTHORIZATION: { by: '电子签章', title: '静默签署授权' },
      SIGNING: { by: '电子签章', title: '签署合同' },
      CONTRACT: { by: '合同服务', title: '签署合同' },
      BANK: { by: '银行', title: '银行页面' },
    },
    facts: {
      PERSON: '姓名',
      COMPANY: '企业',
      CONTRACT: '合同',
      ORDER: '订单',
      SELLER: '出售者',
      AMOUNT: '金额',
      ANSWER: '答复',
    },
    deeds: {
      SCAN_FACE: '刷脸',
      ENTER_CODE: '输入验证码',
      WRITE_NAME: '手写签名',
      ENTER_CARD: '填写银行卡',
      AUTHORIZE: '授权',
      PAY: '付款',
      CONFIRM: '确认',
    },
    notices: {
      FACE_NOT_RECOGNIZED: '未能识别人脸，请重试。',
      WRONG_CODE: '验证码不正确，请重试。',
      HANDWRITING_REFUSED: '签名无法辨认，请逐字重写。',
      CARD_REFUSED: '卡号为 12 至 19 位数字。',
    },
    outcomes: {
      DONE: { title: '已完成', hint: '已通知服务，可以关闭本页。' },
      REFUSED: { title: '已拒签', hint: '合同未签署，已通知服务。' },
      FAILED: { title: '办理失败', hint: '已通知服务，需要新的链接。' },
      CANCELED: { title: '已撤销', hint: '这里已无需办理。' },
      EXPIRED: { title: '已过期', hint: '此链接的有效时间已过。' },
    },
    face: {
      hint: '请将脸部置于圆圈内。不会使用摄像头。',
      scan: '开始刷脸',
      scanning: '识别中…',
      fail: '模拟识别失败',
    },
    name: {
      hint: '请用手指或鼠标书写姓名。',
      pad: '手写区',
      write: '替我书写',
      clear: '清除',
      submit: '签名',
    },
    code: {
      from: '短信',
      message: (code) => `您的验证码是 ${code}。`,
      label: '短信验证码',
      digit: (at) => `第 ${at} 位`,
      submit: '提交验证码',
    },
    card: { label: '银行卡号', hint: '已填入一张虚构的银行卡。', submit: '提交银行卡' },
    authorize: { hint: '企业自此授权。', submit: '同意授权' },
    pay: { hint: '不会发生真实付款。', submit: '付款' },
    confirm: { hint: '请核对以上信息。', submit: '确认' },
    refuse: {
      open: '拒绝签署',
      title: '为什么拒签？',
      reason: '原因',
      ordinary: '金额有误',
      submit: '拒签',
      cancel: '返回',
    },
    fail: '模拟办理失败',
  },
);
