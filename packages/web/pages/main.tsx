import { show } from '../shared/frame.tsx';
import { PersonPage } from './person-page.tsx';

// The link itself grants access, so the page needs no key.
show(<PersonPage />);
