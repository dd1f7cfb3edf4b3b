*F5::Reload
F5::Reload
