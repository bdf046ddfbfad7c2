import { show } from '../shared/frame.tsx';
import { PersonPage } from './person-page.tsx';

// The link is the permission: no key is asked for.
show(<PersonPage />);
