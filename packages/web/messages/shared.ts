import { catalogue } from './catalogue.ts';

/** Texts shared by all pages. */
export const sharedTexts = catalogue(
  {
    offline: 'This page is offline.',
    chooseLanguage: 'Language',
    chooseColorScheme: { light: 'Light', dark: 'Dark', auto: 'As the system' },
    colorScheme: 'Appearance',
    key: {
      title: 'A key is needed',
      explanation:
        'This service requires a key. It is stored for this browser tab only and removed when the tab is closed.',
      label: 'API key or token',
      refused: 'The service does not know this key.',
      use: 'Continue',
      forget: 'Forget the key',
    },
  },
  {
    offline: '本页面处于离线状态。',
    chooseLanguage: '语言',
    chooseColorScheme: { light: '浅色', dark: '深色', auto: '跟随系统' },
    colorScheme: '外观',
    key: {
      title: '需要密钥',
      explanation: '本服务需要密钥。密钥只保存在当前浏览器标签页中，关闭标签页后即被清除。',
      label: 'API 密钥或令牌',
      refused: '服务不认识此密钥。',
      use: '继续',
      forget: '清除密钥',
    },
  },
);
