# comment of Python
