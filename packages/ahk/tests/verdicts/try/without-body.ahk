try
